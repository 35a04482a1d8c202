import type { TableColumn } from '../../model/table-api.ts';
import { type PlacedRow, type RowOrder, type RowRef, type TableEdits } from '../../model/table-edits.ts';

export interface CellChange {
  ref: RowRef;
  column: number;
  value: string;
  /** What stands in the file, if it is known: a change back to it is none. */
  was?: string | undefined;
}

export function setCells(edits: TableEdits, changes: CellChange[]): TableEdits {
  const cells = { ...edits.cells };
  const placed = [...edits.placed];
  for (const { ref, column, value, was } of changes) {
    if ('added' in ref) {
      const row = placed[ref.added];
      if (row && 'cells' in row) {
        const next = [...row.cells];
        while (next.length <= column) next.push('');
        placed[ref.added] = { ...row, cells: next.with(column, value) };
      }
      continue;
    }
    const { [column]: _, ...others } = cells[ref.row] ?? {};
    const next = value === was ? others : { ...others, [column]: value };
    if (Object.keys(next).length > 0) cells[ref.row] = next;
    else delete cells[ref.row];
  }
  return { ...edits, cells, placed };
}

/** New rows before a row of the file; those before its first row go above all others. */
export function addRows(edits: TableEdits, before: number, rows: string[][]): TableEdits {
  const added = rows.map((cells) => ({ before, cells }));
  return { ...edits, placed: before === 0 ? [...added, ...edits.placed] : [...edits.placed, ...added] };
}

/** A row of the file is struck out until it is saved; a new one goes at once. */
export function removeRow(edits: TableEdits, ref: RowRef): TableEdits {
  if ('added' in ref) return { ...edits, placed: edits.placed.filter((_, at) => at !== ref.added) };
  return { ...edits, removed: [...edits.removed.filter((row) => row !== ref.row), ref.row] };
}

export function restoreRow(edits: TableEdits, row: number): TableEdits {
  return { ...edits, removed: edits.removed.filter((each) => each !== row) };
}

/** Moves the row at a place one up (-1) or down (1). */
export function moveRow(edits: TableEdits, order: RowOrder, place: number, by: 1 | -1): TableEdits {
  const ref = order.at(place);
  const neighbour = order.at(place + by);
  if (!ref || !neighbour) return edits;
  const placedAt = (each: RowRef) =>
    'added' in each ? each.added : edits.placed.findIndex((row) => 'from' in row && row.from === each.row);
  const [own, other] = [placedAt(ref), placedAt(neighbour)];
  const mine = (before: number): PlacedRow => {
    const row = edits.placed[own];
    return row && 'cells' in row ? { ...row, before } : { before, from: 'row' in ref ? ref.row : -1 };
  };
  const without = edits.placed.filter((_, at) => at !== own);
  const beside = edits.placed[other];
  if (beside) {
    const at = without.indexOf(beside) + (by > 0 ? 1 : 0);
    return { ...edits, placed: without.toSpliced(at, 0, mine(beside.before)) };
  }
  // Among rows before the same one, the last stands nearest to it.
  if (!('row' in neighbour)) return edits;
  const placed = by < 0 ? [...without, mine(neighbour.row)] : [mine(neighbour.row + 1), ...without];
  return { ...edits, placed };
}

/** A new row like another: what names it stays, the year goes on by one; figures, notes and sources are empty. */
export function nextRow(cells: string[], columns: TableColumn[]): string[] {
  return columns.map(({ kind, name }, at) => {
    const cell = cells[at] ?? '';
    if (kind === 'year') return /^\d{4}$/.test(cell) ? String(Number(cell) + 1) : '';
    if (kind === 'crop-year') return nextCropYear(cell);
    return kind === 'number' || kind === 'money' || /^(source|note_..|to_confirm(_..)?)$/.test(name) ? '' : cell;
  });
}

function nextCropYear(cell: string): string {
  const from = Number(/^(\d{4})-\d\d$/.exec(cell)?.[1] ?? Number.NaN) + 1;
  return Number.isNaN(from) ? '' : `${from}-${String((from + 1) % 100).padStart(2, '0')}`;
}
