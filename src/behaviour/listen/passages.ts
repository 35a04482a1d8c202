import { cutIntoSentences } from './sentences';

/** What is said in one go, and the part of the page that is marked meanwhile. */
export interface Passage {
  element: Element;
  words: string;
}

/** Not read: what leads elsewhere, what is worked with, what is hidden, and where things were read. */
const SILENT = `nav, aside, form, button, output, [role=status], svg, template, [hidden], [aria-hidden=true], [data-silent],
  [data-print=hide], .visually-hidden, details:not([open]) > :not(summary)`;

/** The text of a page in reading order, cut into passages. A table is read row by row, each figure with the heading of its column. */
export function passagesOf(page: Element): Passage[] {
  const passages: Passage[] = [];
  const rows = new Set<HTMLTableRowElement>();
  let block: Element | undefined;
  let words = '';
  const close = () => {
    if (block) for (const sentence of cutIntoSentences(words)) passages.push({ element: block, words: sentence });
    block = undefined;
    words = '';
  };
  for (const text of spokenTexts(page)) {
    const row = parentOf(text).closest('tr');
    const next = row ?? blockAround(text);
    if (next !== block) close();
    if (!row) {
      block = next;
      words += text.data;
    } else if (!rows.has(row)) {
      rows.add(row);
      for (const cell of cellsInWords(row))
        for (const sentence of cutIntoSentences(cell)) passages.push({ element: row, words: sentence });
    }
  }
  close();
  return passages;
}

function* spokenTexts(part: Element): Generator<Text> {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const text = walker.currentNode;
    if (!(text instanceof Text) || !text.data.trim() || parentOf(text).closest(`${SILENT}, thead`)) continue;
    range.selectNode(text);
    if (range.getClientRects().length > 0) yield text;
  }
}

/** The paragraph, heading, item or other box that holds a text. */
function blockAround(text: Text): Element {
  let element = parentOf(text);
  while (/^(inline|contents)/.test(getComputedStyle(element).display)) element = parentOf(element);
  return element;
}

/** What is read is inside the page: every part of it has a parent. */
function parentOf(node: Node): Element {
  return node.parentElement ?? document.body;
}

function cellsInWords(row: HTMLTableRowElement): string[] {
  const headings: string[] = [];
  for (const cell of row.closest('table')?.tHead?.rows[0]?.cells ?? [])
    for (let column = 0; column < cell.colSpan; column++) headings.push(cell.dataset['label'] ?? cell.textContent);
  let column = 0;
  return [...row.cells].map((cell) => {
    const heading = headings[column];
    column += cell.colSpan;
    const words = [...spokenTexts(cell)].map(({ data }) => data).join('');
    return heading && words && cell.matches('td') ? `${heading}: ${words}` : words;
  });
}
