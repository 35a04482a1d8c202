import { HTMLElement, type Node, TextNode } from 'node-html-parser';
import { escapeAddress, escapeText } from './escape.ts';
import { isLeftOut } from './left-out.ts';

const INLINE = new Set(
  'A ABBR B BDI CITE CODE DATA DFN EM I IMG KBD MARK PICTURE Q SMALL SOURCE SPAN STRONG SUB SUP TIME U VAR WBR'.split(
    ' ',
  ),
);

/** Where a value is not confirmed; the reason stands at the end of the page. */
const DOUBT = '(?)';

/** Whether an element stands within a line. */
export function isInline(element: HTMLElement): boolean {
  return INLINE.has(element.tagName);
}

/** Words, links and pictures of one line. */
export function inlineOf(nodes: readonly Node[]): string {
  return foldSpace(pieceOf(nodes)).trim();
}

function foldSpace(text: string): string {
  // Hardly any text has other than single spaces: to look is faster than to replace each.
  const folded = /[^\S ]| {2}/.test(text) ? text.replace(/[^\S ]+| {2,}|\s+/g, ' ') : text;
  return folded.replace(/ ([,;.।](?:\s|$))/g, '$1');
}

function pieceOf(nodes: readonly Node[]): string {
  let text = '';
  let before: HTMLElement | undefined;
  for (const node of nodes) {
    if (node instanceof TextNode) {
      text += escapeText(node.text);
      before = undefined;
    } else if (node instanceof HTMLElement && !isLeftOut(node)) {
      const piece = elementPiece(node);
      if (piece === '') continue;
      // Styles keep neighbours apart; here a space does, and between two links a sign.
      if (before === undefined && piece.startsWith('[') && /[\p{L}\p{M}\d]$/u.test(text)) text += ' ';
      text += before === undefined ? piece : isWay(before) && isWay(node) ? ` · ${piece}` : ` ${piece}`;
      before = node;
    }
  }
  return text;
}

function isLink({ tagName }: HTMLElement): boolean {
  return tagName === 'A';
}

/** A link that leads away from its place. */
function isWay(element: HTMLElement): boolean {
  return isLink(element) && !element.getAttribute('href')?.startsWith('#');
}

function elementPiece(element: HTMLElement): string {
  if (isLink(element)) return link(element);
  switch (element.tagName) {
    case 'STRONG':
      return wrapped(element, '**');
    case 'EM':
      return wrapped(element, '*');
    case 'IMG':
      return picture(element);
    case 'SVG':
      return escapeText(element.getAttribute('aria-label') ?? '');
    case 'BR':
      return ' ';
    default: {
      const inner = pieceOf(element.childNodes);
      return isInline(element) || inner === '' ? inner : ` ${inner} `;
    }
  }
}

function link(element: HTMLElement): string {
  const href = element.getAttribute('href') ?? '';
  if (element.hasAttribute('data-doubt')) return ` ${DOUBT}`;
  // Places within the page have no address here; their sign, such as that of a note, says enough.
  if (href.startsWith('#')) return pieceOf(element.childNodes.filter((child) => !isForEars(child)));
  const inner = pieceOf(hasNewTab(element) ? element.childNodes.slice(0, -1) : element.childNodes);
  const label = foldSpace(inner).trim();
  if (label === '' || href === '') return inner;
  return inner.replace(
    /^(\s*)[\s\S]*?(\s*)$/,
    (_, before: string, after: string) => `${before}[${label}](${escapeAddress(href)})${after}`,
  );
}

/** A link that opens a tab says so at its end. Here none is opened. */
function hasNewTab(element: HTMLElement): boolean {
  return element.hasAttribute('target') && isForEars(element.childNodes.at(-1));
}

function isForEars(node: Node | undefined): boolean {
  return node instanceof HTMLElement && node.classList.contains('visually-hidden');
}

/** Spaces at the ends stay outside: Markdown would not see the signs otherwise. */
function wrapped(element: HTMLElement, sign: string): string {
  const inner = pieceOf(element.childNodes);
  return inner.trim() === '' ? inner : inner.replace(/^(\s*)([\s\S]*?)(\s*)$/, `$1${sign}$2${sign}$3`);
}

function picture(element: HTMLElement): string {
  const alt = element.getAttribute('alt') ?? '';
  return alt === '' ? '' : `![${escapeText(alt)}](${escapeAddress(element.getAttribute('src') ?? '')}) `;
}
