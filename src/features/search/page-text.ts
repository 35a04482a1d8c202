import { HTMLElement, TextNode } from 'node-html-parser';

const INLINE = new Set('A ABBR B CODE EM I MARK STRONG SUB SUP'.split(' '));
const AFTER = new Map([
  ['DT', ': '],
  ['DD', '; '],
]);

/** The first words of a cell are its title; what follows in elements is not. */
export function splitCell(cell: HTMLElement): { title: string; rest: string } {
  const texts = cell.childNodes.filter((child) => child instanceof TextNode).map(({ text }) => text);
  const title = texts.join(' ').trim();
  const whole = textOf(cell);
  return title !== '' && whole.startsWith(title)
    ? { title, rest: whole.slice(title.length).trim() }
    : { title: whole, rest: '' };
}

/** The text as it is seen: words of neighbouring elements do not run together, and lists of terms are punctuated. */
export function textOf(element: HTMLElement): string {
  return piecesOf(element)
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/ ([,;:.।])/g, '$1')
    .trim()
    .replace(/;$/, '');
}

function piecesOf(element: HTMLElement): string[] {
  return element.childNodes.flatMap((child) => {
    if (!(child instanceof HTMLElement)) return [child.text];
    const inner = piecesOf(child);
    return INLINE.has(child.tagName) ? inner : [' ', ...inner, AFTER.get(child.tagName) ?? ' '];
  });
}
