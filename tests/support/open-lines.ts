import type { HTMLElement } from 'node-html-parser';
import { LANGS } from '../../src/language/lang.ts';
import { translator } from '../../src/words/strings.ts';
import { textNodes } from './built-pages.ts';

const BLOCK =
  /^(P|LI|H[1-6]|DT|DD|TD|TH|CAPTION|FIGCAPTION|SUMMARY|LEGEND|LABEL|OPTION|BUTTON|OUTPUT|DIV|SECTION|ARTICLE|MAIN|NAV|FIGURE|TEXT)$/;

/** The tag of an entry is no part of the sentence in which it stands. */
const TAGS = LANGS.map((lang) => translator(lang)('badge.specimen'));

/** What readers of a page see without opening the notes at its end, one line for each block of text. */
export function openLines(root: HTMLElement): string[] {
  const main = root.querySelector('main');
  if (!main) return [];
  const lines: { block: HTMLElement | null; text: string }[] = [];
  for (const node of textNodes(main, isClosed)) {
    const block = TAGS.includes(node.text.trim()) ? node.parentNode : blockOf(node.parentNode);
    const last = lines.at(-1);
    if (last?.block === block) last.text += node.text;
    else lines.push({ block, text: node.text });
  }
  return lines.map(({ text }) => text.replace(/\s+/g, ' ').trim()).filter(Boolean);
}

function isClosed(part: HTMLElement): boolean {
  return (
    part.tagName === 'TEMPLATE' ||
    // A list of names, which is not read aloud either.
    (part.tagName === 'TABLE' && part.hasAttribute('data-silent')) ||
    part.hasAttribute('hidden') ||
    // Codes and addresses are no words.
    part.getAttribute('translate') === 'no' ||
    part.hasAttribute('data-about-page') ||
    // A sheet of paper cannot fold its source away.
    part.hasAttribute('data-poster') ||
    part.classList.contains('visually-hidden')
  );
}

function blockOf(element: HTMLElement | null): HTMLElement | null {
  return !element || BLOCK.test(element.tagName) ? element : blockOf(element.parentNode);
}
