import { HTMLElement, type Node, TextNode } from 'node-html-parser';
import { escapeStart, escapeText } from './escape.ts';
import { inlineOf, isInline } from './inline.ts';
import { isLeftOut } from './left-out.ts';
import { tableOf } from './table.ts';

/** Words that the page itself does not say, in its language. */
export interface TextWords {
  /** Before what a drawing shows. @example 'Drawing' */
  drawing: string;
  /** Before the name of a form. @example 'To fill in on the page' */
  form: string;
}

/** Everything that a reader reads, in its order: one text for each paragraph, heading, list or table. */
export function blocksOf(nodes: readonly Node[], words: TextWords): string[] {
  const blocks: string[] = [];
  let run: Node[] = [];
  const flush = () => {
    const paragraph = run.length === 0 ? '' : inlineOf(run);
    if (paragraph !== '') blocks.push(escapeStart(paragraph));
    run = [];
  };
  for (const node of nodes) {
    if (node instanceof TextNode || (node instanceof HTMLElement && isInline(node))) run.push(node);
    else if (node instanceof HTMLElement && !isLeftOut(node)) {
      flush();
      blocks.push(...blockOf(node, words));
    }
  }
  flush();
  return blocks;
}

function blockOf(element: HTMLElement, words: TextWords): string[] {
  const { tagName } = element;
  switch (tagName) {
    case 'H1':
    case 'H2':
    case 'H3':
    case 'H4':
    case 'H5':
    case 'H6':
      return heading(element);
    case 'UL':
    case 'OL':
      return list(element, words);
    case 'DL':
      return [definitions(element, words).join('\n')];
    case 'TABLE':
      return tableOf(element);
    case 'DETAILS':
      return fold(element, words);
    case 'FORM':
      return labelled(element, words.form);
    case 'SVG':
      return labelled(element, words.drawing);
    case 'HR':
      return ['---'];
    default: {
      const blocks = blocksOf(element.childNodes, words);
      return element.getAttribute('role') === 'note' ? [quoted(blocks)] : blocks;
    }
  }
}

function quoted(blocks: string[]): string {
  return blocks.join('\n\n').replace(/^/gm, '> ').replace(/ +$/gm, '');
}

function heading(element: HTMLElement): string[] {
  const text = inlineOf(element.childNodes);
  return text === '' ? [] : [`${'#'.repeat(Number(element.tagName[1]))} ${text}`];
}

/** A fold is open here, below what opens it. One with nothing to read in it is left out. */
function fold(element: HTMLElement, words: TextWords): string[] {
  const summary = element.children.find(({ tagName }) => tagName === 'SUMMARY');
  const inside = blocksOf(
    element.childNodes.filter((child) => child !== summary),
    words,
  );
  if (!summary || inside.length === 0) return inside;
  const isHeading = summary.querySelector('h2, h3, h4') !== null;
  const title = inlineOf(summary.childNodes).replaceAll('**', '');
  return [
    ...(element.hasAttribute('data-about-page') ? ['---'] : []),
    ...(isHeading ? blocksOf(summary.childNodes, words) : [`**${title}**`]),
    ...inside,
  ];
}

function labelled(element: HTMLElement, word: string): string[] {
  const label = element.getAttribute('aria-label');
  return label ? [`${word}: ${escapeText(label)}`] : [];
}

function list(element: HTMLElement, words: TextWords): string[] {
  const items = element.children.flatMap((item) => {
    const blocks = isLeftOut(item) ? [] : blocksOf(item.childNodes, words);
    return blocks.length === 0 ? [] : [blocks];
  });
  // Cards with headings of their own are no list in Markdown.
  if (items.some(([start = '']) => start.startsWith('#'))) return items.flat();
  const first = Number(element.getAttribute('start') ?? 1);
  // Some lists write their numbers themselves, and leave some items without.
  const isNumbered = element.tagName === 'OL' && !items[0]?.[0]?.startsWith('1 ');
  const lines = items.map((blocks, index) => indented(blocks, isNumbered ? `${first + index}.` : '-'));
  return lines.length === 0 ? [] : [lines.join('\n')];
}

function indented(blocks: string[], marker: string): string {
  const indent = ' '.repeat(marker.length + 1);
  const lines = blocks.map((block, index) => {
    const isNested = index > 0 && /^(-|\d+\.) /.test(block);
    return `${index === 0 ? '' : isNested ? '\n' : '\n\n'}${block}`;
  });
  return `${marker} ${lines.join('').replace(/\n(?=.)/g, `\n${indent}`)}`;
}

/** Terms and what they mean, one item each. */
function definitions(element: HTMLElement, words: TextWords): string[] {
  const items: string[] = [];
  let term = '';
  const visit = (parent: HTMLElement) => {
    for (const child of parent.children) {
      if (isLeftOut(child)) continue;
      if (child.tagName === 'DT') term = inlineOf(child.childNodes).replaceAll('**', '').replace(/:$/, '');
      else if (child.tagName === 'DD') {
        const [first = '', ...rest] = blocksOf(child.childNodes, words);
        const lead = term === '' ? '' : `**${term}:**`;
        const isLine = !/^(- |\d+\. |\||#)/.test(first);
        const blocks = isLine ? [`${lead} ${first}`.trim(), ...rest] : [lead, first, ...rest].filter(Boolean);
        const before = items.at(-1);
        // Several values of one term, such as two telephones.
        if (term === '' && before !== undefined && isLine && rest.length === 0)
          items[items.length - 1] = `${before} · ${first}`;
        else items.push(indented(blocks, '-'));
        term = '';
      } else visit(child);
    }
  };
  visit(element);
  return items;
}
