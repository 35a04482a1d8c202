import { type Lang, LANGS } from '../../../src/language/lang.ts';
import type { Block, PageText, PlacedBlock, Wanted } from '../../model/page-api.ts';

/** One language of a row: a block of the file as it is now wanted, or a new one. */
export interface Cell {
  block: Block;
  /** The block as it stands in the file, and its place there; missing for a new one. */
  was?: PlacedBlock | undefined;
  from?: number | undefined;
}

export interface Row extends Partial<Record<Lang, Cell>> {
  id: string;
}

let made = 0;
const newId = () => `new-${(made += 1)}`;

/** The rows of a page as it was opened. Rows keep the names of those that stood in their places, so that the focus stays where it is. */
export function rowsOf(page: PageText, before: Row[] = []): Row[] {
  const cell = (lang: Lang, from: number | undefined): Cell | undefined => {
    const was = page[lang].blocks[from ?? -1];
    return was && { block: was, was, from };
  };
  const kept = before.filter((row) => LANGS.some((lang) => row[lang] && !isEmpty(row[lang])));
  const ids = kept.length === page.rows.length ? kept.map(({ id }) => id) : [];
  return page.rows.map(({ en, hi }, index) => ({
    id: ids[index] ?? newId(),
    ...sides(cell('en', en), cell('hi', hi)),
  }));
}

/** A new row in both languages. */
export function newRow(en: Block, hi: Block = en): Row {
  return { id: newId(), en: { block: en }, hi: { block: hi } };
}

function sides(en: Cell | undefined, hi: Cell | undefined): Omit<Row, 'id'> {
  return { ...(en && { en }), ...(hi && { hi }) };
}

/** The block that says what kind of row it is. */
export function blockOf({ en, hi }: Row): Block {
  return en?.block ?? hi?.block ?? { kind: 'paragraph', depth: 0 };
}

const depthOf = (row: Row | undefined) => (row ? blockOf(row).depth : -1);

/** Whether a cell is to be written as something else than it was. */
export function isChangedCell({ block, was }: Cell): boolean {
  if (!was) return !isEmpty({ block });
  return block.text !== was.text || !isSame(block.attributes, was.attributes);
}

/** A new block of words that has none yet: it is not written. */
function isEmpty({ block: { kind, text } }: Cell): boolean {
  return ['heading', 'paragraph', 'item', 'raw'].includes(kind) && (text ?? '').trim() === '';
}

function isSame(a: Record<string, string> = {}, b: Record<string, string> = {}): boolean {
  return [...Object.keys(a), ...Object.keys(b)].every((name) => (a[name] ?? '') === (b[name] ?? ''));
}

/** One language as it is wanted, and the row of each block. */
export function wantedOf(rows: Row[], lang: Lang): { blocks: Wanted[]; rowIds: string[] } {
  const blocks: Wanted[] = [];
  const rowIds: string[] = [];
  for (const row of rows) {
    const cell = row[lang];
    if (!cell) continue;
    rowIds.push(row.id);
    const { block, was, from } = cell;
    if (from === undefined || !was) blocks.push({ added: block });
    else
      blocks.push({
        block: from,
        ...(block.text !== was.text && { text: block.text }),
        ...(!isSame(block.attributes, was.attributes) && { attributes: { ...emptied(was), ...block.attributes } }),
      });
  }
  return { blocks, rowIds };
}

/** Attributes that were there: one that is wanted no longer must be named to go. */
function emptied({ attributes = {} }: Block): Record<string, string> {
  return Object.fromEntries(Object.keys(attributes).map((name) => [name, '']));
}

/** Whether anything is to be saved. */
export function hasChanges(rows: Row[], page: PageText): boolean {
  return LANGS.some((lang) => {
    const froms = rows.flatMap((row) => row[lang]?.from ?? []);
    return (
      froms.length !== page[lang].blocks.length ||
      froms.some((from, index) => from !== index) ||
      rows.some((row) => row[lang] && isChangedCell(row[lang]))
    );
  });
}

/** Where what begins in a row ends: a part with its end, an item with what is below it. */
export function groupEnd(rows: Row[], start: number): number {
  const depth = depthOf(rows[start]);
  let end = start + 1;
  while (depthOf(rows[end]) > depth) end += 1;
  const [first, last] = [rows[start], rows[end]];
  return first && last && blockOf(first).kind === 'open' && blockOf(last).kind === 'close' ? end + 1 : end;
}

/** The beginning of what stands before a row in the same part or list; nothing for the first. */
function groupBefore(rows: Row[], at: number): number | undefined {
  const depth = depthOf(rows[at]);
  let start = at - 1;
  while (depthOf(rows[start]) > depth) start -= 1;
  const row = rows[start];
  if (!row || depthOf(row) < depth) return undefined;
  if (blockOf(row).kind !== 'close') return start;
  do start -= 1;
  while (depthOf(rows[start]) > depth);
  return start >= 0 ? start : undefined;
}

export function removeAt(rows: Row[], at: number): Row[] {
  return rows.toSpliced(at, groupEnd(rows, at) - at);
}

/** The rows after a move up or down by one neighbour; the same rows where there is none. */
export function moveAt(rows: Row[], at: number, way: -1 | 1): Row[] {
  const end = groupEnd(rows, at);
  if (way === -1) {
    const to = groupBefore(rows, at);
    if (to === undefined) return rows;
    return [...rows.slice(0, to), ...rows.slice(at, end), ...rows.slice(to, at), ...rows.slice(end)];
  }
  const next = rows[end];
  if (!next || depthOf(next) !== depthOf(rows[at]) || blockOf(next).kind === 'close') return rows;
  return moveAt(rows, end, -1);
}

/** How deep a new block stands after a row; −1 is the top of the page. */
export function depthAfter(rows: Row[], at: number): number {
  const row = rows[at];
  if (!row) return 0;
  return blockOf(row).kind === 'open' ? depthOf(row) + 1 : depthOf(row);
}

/** The part in which a new block after a row would stand. */
export function partAround(rows: Row[], at: number): string | undefined {
  let depth = depthAfter(rows, at);
  for (let index = at; index >= 0; index -= 1) {
    const row = rows[index];
    if (!row || depthOf(row) >= depth) continue;
    if (blockOf(row).kind === 'open') return blockOf(row).name;
    depth = depthOf(row);
  }
  return undefined;
}
