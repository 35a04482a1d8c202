import { HTMLElement, TextNode } from 'node-html-parser';
import type { BuiltMain } from '../../files/built-main.ts';
import { isKind, type Kind } from './answer.ts';
import { splitCell, textOf } from './page-text.ts';

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
  /** The first is the page itself above its first heading. */
  things: [Thing, ...Thing[]];
  documents: { href: string; title: string }[];
  /** Every place on the page that an address can name. */
  ids: string[];
}

/**
 * What components say to the search, removed from the published pages: a kind makes an item of the element, `off` leaves it out,
 * `parent-off` leaves out the element around it.
 */
const HOOK = 'data-index';

const NOT_READ = new Set('NAV FORM SCRIPT STYLE TEMPLATE NOSCRIPT BUTTON DATALIST OUTPUT SVG'.split(' '));
const HEADINGS = new Set(['H2', 'H3']);

/** Everything that can be found on a page, whose parts are taken away while it is read. `rowKind` is what the rows of its tables are about. */
export function collectPage({ html, main }: BuiltMain, rowKind: Kind): CollectedPage {
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
  const heading = main.querySelector('h1');
  if (!heading) throw new Error('Search: the page has no heading.');
  const documents = main
    .getElementsByTagName('a')
    .filter((link) => attributeOf(link, 'type') === 'application/pdf')
    .map((link) => ({
      href: link.getAttribute('href') ?? '',
      title: textOf(link.querySelector('span') ?? link),
    }));
  const branches = prune(main);
  const title = heading.text.replace(/\s+/g, ' ').trim();
  const next = heading.nextElementSibling;
  const summary = textOf((next?.getAttribute(HOOK) === 'off' ? next.nextElementSibling : next) ?? heading);
  heading.parentNode?.remove();
  return { title, summary, things: thingsIn(main, branches, rowKind), documents, ids };
}

/** Removes what is not read; returns the elements that hold sections, items or tables. */
function prune(root: HTMLElement): Set<HTMLElement> {
  const branches = new Set<HTMLElement>();
  const visit = (element: HTMLElement, notes: Set<string>): boolean => {
    const own = element.tagName === 'FIGURE' ? idsIn(element.querySelector('figcaption')) : notes;
    let isBranch = false;
    element.childNodes = element.childNodes.filter((child) => {
      if (!(child instanceof HTMLElement)) return true;
      if (isLeftOut(child) || own.has(attributeOf(child, 'href') ?? '')) return false;
      const { tagName } = child;
      const isThing =
        HEADINGS.has(tagName) || tagName === 'LI' || tagName === 'TABLE' || attributeOf(child, HOOK) !== undefined;
      if (visit(child, own) || isThing) isBranch = true;
      return true;
    });
    if (isBranch) branches.add(element);
    return isBranch;
  };
  visit(root, new Set());
  return branches;
}

/** Links to the notes below a table are for those who read the page. */
function idsIn(notes: HTMLElement | null): Set<string> {
  return new Set(notes?.querySelectorAll('[id]').map(({ id }) => `#${id}`));
}

function isLeftOut(element: HTMLElement): boolean {
  return (
    NOT_READ.has(element.tagName) ||
    attributeOf(element, 'hidden') !== undefined ||
    attributeOf(element, 'aria-hidden') === 'true' ||
    attributeOf(element, HOOK) === 'off' ||
    (element.rawAttrs.includes('visually-hidden') && element.classList.contains('visually-hidden')) ||
    element.childNodes.some((child) => child instanceof HTMLElement && attributeOf(child, HOOK) === 'parent-off')
  );
}

/** An attribute of an element. Reading those of all elements takes long, and hardly any has the one that is asked for. */
function attributeOf(element: HTMLElement, name: string): string | undefined {
  return element.rawAttrs.includes(name) ? element.getAttribute(name) : undefined;
}

function thingsIn(main: HTMLElement, branches: Set<HTMLElement>, rowKind: Kind): [Thing, ...Thing[]] {
  let section = thing('', '', 'page');
  const things: [Thing, ...Thing[]] = [section];
  const visit = (element: HTMLElement) => {
    for (const child of element.childNodes) {
      if (child instanceof TextNode) section.text += child.text;
      if (!(child instanceof HTMLElement)) continue;
      const kind = attributeOf(child, HOOK);
      if (isKind(kind)) things.push(itemOf(child, kind, section.anchor));
      else if (kind !== undefined) throw new Error(`Search: “${kind}” is no value of ${HOOK}.`);
      else if (child.id && HEADINGS.has(child.tagName)) things.push((section = thing(child.id, textOf(child), 'page')));
      else if (child.tagName === 'TABLE') things.push(...rowsOf(child, rowKind, section));
      else if (branches.has(child)) visit(child);
      else section.text += ` ${textOf(child)} `;
    }
  };
  visit(main);
  return things;
}

function itemOf(item: HTMLElement, kind: Kind, section: string): Thing {
  const heading = item.querySelector('h2, h3, h4, p');
  // The name in the other language beside it is no part of the title.
  for (const other of heading?.querySelectorAll('[lang]') ?? []) other.remove();
  heading?.remove();
  const found = thing(item.id || section, heading ? textOf(heading) : '', kind, textOf(item));
  return { ...found, isEnded: item.getAttribute('data-validity') === 'superseded' };
}

/** Rows that have an address of their own, alone or in a group, are things like sections. */
function rowsOf(table: HTMLElement, kind: Kind, section: Thing): Thing[] {
  section.text += ` ${textOf(table.querySelector('caption') ?? table.querySelector('thead') ?? table)} `;
  const figure = table.closest('figure')?.id;
  return table.querySelectorAll('tbody').flatMap((body) => {
    const rows = body.querySelectorAll('tr').map((row): Thing => {
      const [first, ...others] = row.querySelectorAll('th, td');
      const { title, rest } = splitCell(first ?? row);
      const cells = others.map((cell) => joined([cell.getAttribute('data-label'), textOf(cell)], ': '));
      const anchor = row.id || figure || section.anchor;
      return { ...thing(anchor, title, kind, joined([rest, ...cells], '; ')), isRow: row.id === '' };
    });
    const [head, ...below] = rows.filter(({ isRow }) => isRow);
    if (body.id === '' || !head) return rows;
    // A first row that is only a heading goes with the row below it.
    const next = head.text === '' ? below.shift() : undefined;
    const first = next ? { ...next, title: `${head.title}: ${next.title}` } : head;
    const text = joined([first.text, ...below.flatMap((row) => [row.title, row.text])], '; ');
    return [{ ...first, anchor: body.id, text, isRow: false }, ...rows.filter(({ isRow }) => !isRow)];
  });
}

function thing(anchor: string, title: string, kind: Kind, text = ''): Thing {
  return { anchor, title, kind, isEnded: false, text, isRow: false };
}

function joined(pieces: (string | undefined)[], separator: string): string {
  return pieces.filter(Boolean).join(separator);
}
