import { pastedCells } from '../../model/pasted-cells.ts';
import type { TableColumn } from '../../model/table-api.ts';
import type { TableEdits } from '../../model/table-edits.ts';
import { storedValue } from '../../model/written-number.ts';
import { addRows, type CellChange, setCells } from './edit-table.ts';
import type { Line } from './Grid.tsx';
import type { Place } from './grid-keys.ts';

interface Into {
  at: Place;
  columns: TableColumn[];
  /** Rows on the screen. */
  length: number;
  lineAt: (place: number) => Pick<Line, 'ref'> | undefined;
  /** Where rows beyond the end are added; missing while only some rows are shown. */
  end?: number | undefined;
}

/** More come by the import, which shows first what they change. */
export const MOST_PASTED = 5000;

/** Puts cells of a spreadsheet over those from the active one on; rows beyond the end are added. */
export function pasteInto(edits: TableEdits, text: string, { at, columns, length, lineAt, end }: Into) {
  const pasted = withoutHeadings(pastedCells(text), columns);
  if (pasted.length > MOST_PASTED) return { edits, rows: 0, left: pasted.length };
  const changes: CellChange[] = [];
  const added: string[][] = [];
  let left = 0;
  for (const [step, cells] of pasted.entries()) {
    const values = columns.map((column, index) => storedValue(cells[index - at.column] ?? '', column.kind));
    const ref = at.row + step < length ? lineAt(at.row + step)?.ref : undefined;
    if (ref)
      for (const [index] of cells.entries())
        if (at.column + index < columns.length)
          changes.push({ ref, column: at.column + index, value: values[at.column + index] ?? '' });
    if (!ref && end !== undefined) added.push(values);
    if (!ref && end === undefined) left += 1;
  }
  const changed = setCells(edits, changes);
  return {
    edits: end !== undefined && added.length > 0 ? addRows(changed, end, added) : changed,
    rows: pasted.length - left,
    left,
  };
}

/** Headings that were copied with the cells are no row. */
function withoutHeadings(rows: string[][], columns: TableColumn[]): string[][] {
  const names = new Set(columns.flatMap(({ name, label }) => [name, label.en, label.hi]));
  const [first = []] = rows;
  const isHeading = rows.length > 1 && first.filter((cell) => names.has(cell)).length > first.length / 2;
  return isHeading ? rows.slice(1) : rows;
}
