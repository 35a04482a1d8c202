import { type HTMLElement, NodeType, parse } from 'node-html-parser';
import type { Kind } from './answer.ts';

/** Something on a page that can be found: a section, an item of a list, or a row of a table. */
export interface Thing {
  anchor: string;
  title: string;
  kind: Kind;
  isEnded: boolean;
  text: string;
  /** Rows of tables are too many for the first answer. */
  isRow: boolean;
}

export interface CollectedPage {
  title: string;
  summary: string;
  things: Thing[];
  documents: { href: string; title: string }[];
}

/** What readers do not read, or what says nothing of its own. */
const LEFT_OUT =
  'nav, form, script, style, template, noscript, button, datalist, output, svg, [hidden], [aria-hidden=true], .visually-hidden';
/** Sources, feeds and marks of notes are for those who read the page. */
const BESIDE = 'section[aria-labelledby=sources], a[href*="/feeds/"], a[href*="-note-"]';

/** Words by which lines are known that say nothing about the matter of a page. */
interface Labels {
  source: string;
  provider: string;
}

/** Everything on a built page. */
export function collectPage(html: string, path: string, labels: Labels): CollectedPage {
  const main = parse(html, { comment: false }).querySelector('main')!;
  const documents = main.querySelectorAll('a[type="application/pdf"]').map((link) => ({
    href: link.getAttribute('href')!,
    title: textOf(link.querySelector('span') ?? link),
  }));
  for (const element of main.querySelectorAll(`${LEFT_OUT}, ${BESIDE}`)) element.remove();
  main
    .querySelectorAll('dl')
    .find((list) => list.querySelector('dt')?.text === labels.provider)
    ?.remove();
  for (const line of main.querySelectorAll('p, div, footer'))
    if (line.text.trimStart().startsWith(labels.source) && !line.querySelector('h2, h3, li')) line.remove();

  const heading = main.querySelector('h1')!;
  const title = textOf(heading);
  const summary = textOf(heading.nextElementSibling ?? heading);
  const things: Thing[] = [{ anchor: '', title: '', kind: 'page', isEnded: false, text: '', isRow: false }];
  heading.parentNode!.remove();
  walk(main, things, path);
  return { title, summary, things, documents };
}

function walk(element: HTMLElement, things: Thing[], path: string): void {
  for (const child of element.childNodes) {
    const section = things.findLast(({ isRow, kind }) => !isRow && kind === 'page')!;
    if (child.nodeType === NodeType.TEXT_NODE) section.text += child.text;
    if (child.nodeType !== NodeType.ELEMENT_NODE) continue;
    const each = child as HTMLElement;
    const { id, tagName } = each;
    if (/^H[23]$/.test(tagName) && id) things.push(thing(id, textOf(each), 'page'));
    else if (tagName === 'LI' && isItem(each)) things.push(itemOf(each, path, section.anchor));
    else if (tagName === 'TABLE') things.push(...rowsOf(each, path, section));
    else if (each.querySelector('h2, h3, li, table')) walk(each, things, path);
    else section.text += ` ${textOf(each)} `;
  }
}

/** Items have a title of their own: records, substances, offices, officers. */
function isItem(item: HTMLElement): boolean {
  const [first, ...others] = item.querySelectorAll('h2, h3, h4, p');
  return (
    first !== undefined &&
    (first.tagName.startsWith('H') || (item.id !== '' && others.length + item.querySelectorAll('dl').length > 0))
  );
}

function itemOf(item: HTMLElement, path: string, anchor: string): Thing {
  const heading = item.querySelector('h2, h3, h4, p')!;
  const title = titleOf(heading);
  heading.remove();
  const isEnded = item.getAttribute('data-validity') === 'superseded';
  return { ...thing(item.id || anchor, title, kindOf(item, path)), isEnded, text: textOf(item) };
}

const OFFICE_PAGES = /^(about\/(contact|who_is_who)|rti\/(cpio_faa_list|voluntary\/information_4_1b(9|16)))\//;

function kindOf(element: HTMLElement, path: string): Kind {
  if (path.startsWith('exim/substances/')) return 'substance';
  if (OFFICE_PAGES.test(path)) return 'office';
  if (!element.hasAttribute('data-date')) return element.tagName === 'TR' ? 'figure' : 'page';
  return path.endsWith('forms/') ? 'form' : 'record';
}

/** Rows that have an address of their own, alone or in a group, are things like sections. */
function rowsOf(table: HTMLElement, path: string, section: Thing): Thing[] {
  section.text += ` ${textOf(table.querySelector('caption') ?? table.querySelector('thead') ?? table)} `;
  const figure = table.closest('figure')?.id;
  return table.querySelectorAll('tbody').flatMap((body) => {
    const rows = body.querySelectorAll('tr').map((row): Thing => {
      const [first, ...others] = row.querySelectorAll('th, td');
      const { title, rest } = splitCell(first!);
      const cells = others.map((cell) => [cell.getAttribute('data-label'), textOf(cell)].filter(Boolean).join(': '));
      const text = [rest, ...cells].filter(Boolean).join('; ');
      return { ...thing(row.id || figure || section.anchor, title, kindOf(row, path)), text, isRow: row.id === '' };
    });
    const grouped = rows.filter(({ isRow }) => isRow);
    if (body.id === '' || grouped.length === 0) return rows;
    // A first row that is only a heading goes with the row below it.
    const [head, ...below] = grouped;
    const first =
      head!.text === '' && below[0] ? { ...below.shift()!, title: `${head!.title}: ${grouped[1]!.title}` } : head!;
    const text = [first.text, ...below.flatMap((row) => [row.title, row.text])].filter(Boolean).join('; ');
    return [{ ...first, anchor: body.id, text, isRow: false }, ...rows.filter(({ isRow }) => !isRow)];
  });
}

function thing(anchor: string, title: string, kind: Kind): Thing {
  return { anchor, title, kind, isEnded: false, text: '', isRow: false };
}

/** The first words of a cell are its title; what stands in elements behind them is not. */
function splitCell(cell: HTMLElement): { title: string; rest: string } {
  const title = cell.childNodes
    .filter(({ nodeType }) => nodeType === NodeType.TEXT_NODE)
    .map(({ text }) => text)
    .join(' ')
    .trim();
  const whole = textOf(cell);
  return title !== '' && whole.startsWith(title)
    ? { title, rest: whole.slice(title.length).trim() }
    : { title: whole, rest: '' };
}

/** A title without the name in the other language beside it. */
function titleOf(heading: HTMLElement): string {
  for (const other of heading.querySelectorAll('[lang]')) other.remove();
  return textOf(heading);
}

/** The text as it is seen: words of neighbouring elements do not run together, and lists of terms are punctuated. */
function textOf(element: HTMLElement): string {
  return piecesOf(element)
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/ ([,;:.।])/g, '$1')
    .trim()
    .replace(/;$/, '');
}

function piecesOf(element: HTMLElement): string[] {
  const after: Record<string, string> = { DT: ': ', DD: '; ' };
  return element.childNodes.flatMap((child) => {
    if (child.nodeType === NodeType.TEXT_NODE) return [child.text];
    const { tagName } = child as HTMLElement;
    const isInline = /^(A|ABBR|B|CODE|EM|I|MARK|STRONG|SUB|SUP)$/.test(tagName);
    const inner = piecesOf(child as HTMLElement);
    return isInline ? inner : [' ', ...inner, after[tagName] ?? ' '];
  });
}
