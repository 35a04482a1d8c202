import type { Row, Table } from '../schemas/table.ts';

/** How readers see a table: only columns and rows that hold something, the newest year first. */
export interface ShownTable extends Table {
  /** Half of its cells or more would be empty: its figures are told one by one. */
  isSparse: boolean;
  /** Some figures are not there. */
  hasGaps: boolean;
}

export function shownTable(table: Table): ShownTable {
  const names = Object.keys(table.columns).filter((name) => !isHeading(table, name));
  const filled = names.filter((name) => table.rows.some((row) => holds(row, name)));
  const rows = table.rows.filter((row) => row.note || filled.some((name) => holds(row, name)));
  const heading = Object.keys(table.columns).find((name) => table.columns[name]?.isRowHeading) ?? '';
  const figures = filled.filter((name) => isFigure(table, name));
  return {
    ...table,
    columns: Object.fromEntries(
      Object.entries(table.columns).filter(([name]) => isHeading(table, name) || filled.includes(name)),
    ),
    rows: isOfYears(table, heading) ? newestFirst(rows, heading) : rows,
    isSparse:
      table.groupBy === undefined && (filled.length === 0 || isHalfEmpty(rows, filled) || isHalfEmpty(rows, figures)),
    hasGaps: names.some((name) => isCounted(table, name) && table.rows.some((row) => !holds(row, name))),
  };
}

/** The whole of a table, for those who choose from it: every row, and the columns that hold something in any. */
export function wholeTable(table: Table): Table {
  const heading = Object.keys(table.columns).find((name) => table.columns[name]?.isRowHeading) ?? '';
  const flat = { ...table, groupBy: undefined };
  return {
    ...flat,
    columns: Object.fromEntries(
      Object.entries(table.columns).filter(
        ([name]) => isHeading(flat, name) || table.rows.some((row) => holds(row, name)),
      ),
    ),
    rows: isOfYears(flat, heading) ? newestFirst(table.rows, heading) : table.rows,
  };
}

/**
 * What of a whole table is in sight until a reader chooses: never mostly dashes. Of one that would be more than half empty, rows with
 * nothing but their name are left out, and the emptiest column as long as need be.
 */
export function firstSight(table: Pick<Table, 'columns' | 'rows'>): { names: string[]; rows: Row[] } {
  let names = Object.keys(table.columns).filter((name) => !isHeading(table, name));
  const held = () => table.rows.filter((row) => names.some((name) => holds(row, name)));
  if (!isMoreThanHalfEmpty(table.rows, names)) return { names, rows: table.rows };
  while (isMoreThanHalfEmpty(held(), names)) names = withoutEmptiest(held(), names);
  return { names, rows: held() };
}

/** Of two that hold as little, the one whose values begin further below goes first. */
function withoutEmptiest(rows: Row[], names: string[]): string[] {
  const count = (name: string) => rows.filter((row) => holds(row, name)).length;
  const begin = (name: string) => rows.findIndex((row) => holds(row, name));
  const least = names.reduce((a, b) => ((count(b) - count(a) || begin(a) - begin(b)) <= 0 ? b : a));
  return names.filter((name) => name !== least);
}

function isMoreThanHalfEmpty(rows: Row[], names: string[]): boolean {
  const known = countHeld(rows, names);
  return known > 0 && known * 2 < names.length * rows.length;
}

/** The rows that have something in a column besides the one that names them. */
export function rowsWithFigures({ columns, rows }: Table): Row[] {
  const names = Object.keys(columns).filter((name) => !columns[name]?.isRowHeading);
  return rows.filter((row) => names.some((name) => holds(row, name)));
}

function countHeld(rows: Row[], names: string[]): number {
  return rows.reduce((sum, row) => sum + names.filter((name) => holds(row, name)).length, 0);
}

/** Whether half of the cells or more hold nothing. */
function isHalfEmpty(rows: Row[], names: string[]): boolean {
  const known = countHeld(rows, names);
  return names.length > 0 && known * 2 <= names.length * rows.length;
}

function isHeading({ columns, groupBy }: Pick<Table, 'columns' | 'groupBy'>, name: string): boolean {
  return columns[name]?.isRowHeading === true || name === groupBy;
}

function isFigure({ columns }: Table, name: string): boolean {
  const kind = columns[name]?.kind;
  return kind === 'number' || kind === 'money';
}

/** Figures and years are looked for in a table; words and codes may be missing for good reason. */
function isCounted(table: Table, name: string): boolean {
  const kind = table.columns[name]?.kind;
  return isFigure(table, name) || kind === 'year' || kind === 'crop-year';
}

function holds({ cells }: Row, name: string): boolean {
  return (cells[name] ?? null) !== null;
}

function isOfYears({ columns, groupBy }: Table, heading: string): boolean {
  const kind = columns[heading]?.kind;
  return groupBy === undefined && (kind === 'year' || kind === 'crop-year');
}

/** Rows of one year keep their order. */
function newestFirst(rows: Row[], heading: string): Row[] {
  return rows.toSorted((a, b) => String(b.cells[heading]).localeCompare(String(a.cells[heading])));
}
