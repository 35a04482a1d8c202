import type { Lang } from '../../language/lang.ts';

export type Value = string | number | null;

/** A column as the page tells it: its name is that of the JSON file, the same in both languages. */
export interface ExtractColumn {
  name: string;
  /** Heading with its unit, in the language of the page. */
  label: string;
  /** What its values are: figures are compared as numbers, years by their digits, all else as words. */
  kind: 'figure' | 'year' | 'words';
  /** Names the rows; it always stays. */
  isRowHeading: boolean;
  /** Mostly empty: not in sight until it is chosen. */
  isSpare?: boolean;
  /** Keys of its few values, where it has few. */
  choices: string[];
}

export interface ExtractRow {
  /** In the order of the columns, in the language of the page. */
  values: Value[];
  /** The same for both languages, where a column can be chosen by its values. */
  keys: (string | undefined)[];
}

/** Rows from one value of a column to another, both included; open at an end that is not given. */
export interface Range {
  column: string;
  from?: string;
  to?: string;
}

/** Rows with one of a few values in a column. */
export interface Choice {
  column: string;
  keys: string[];
}

export type Condition = Range | Choice;

/** What a reader takes of a table: which columns and rows, in which order, as what. */
export interface Extract {
  /** Names of the columns that are shown; where it is empty, those in sight at first. */
  columns: string[];
  sort: { column: string; isDescending: boolean } | undefined;
  conditions: Condition[];
  /** What every row contains. */
  words: string;
  as: 'table' | 'chart';
  /** The column that is drawn; without it the first that can be. */
  of: string | undefined;
}

export const WHOLE: Extract = { columns: [], sort: undefined, conditions: [], words: '', as: 'table', of: undefined };

/** Whether rows or columns are left out. */
export function isNarrowed({ columns, conditions, words }: Extract): boolean {
  return columns.length > 0 || conditions.length > 0 || words !== '';
}

/** The columns that an extract shows, in the order of the table; those that name the rows always. */
export function shownColumns<Column extends ExtractColumn>(columns: Column[], extract: Extract): Column[] {
  if (extract.columns.length === 0) return columns.filter(({ isSpare }) => !isSpare);
  return columns.filter(({ name, isRowHeading }) => isRowHeading || extract.columns.includes(name));
}

/** The rows that an extract takes, in its order. `fold` makes two spellings of a word alike; of a hollow table not all are there at first. */
export function chosenRows<Row extends ExtractRow>(
  columns: ExtractColumn[],
  rows: Row[],
  extract: Extract,
  { lang, fold, isHollow = false }: { lang: Lang; fold: (text: string) => string; isHollow?: boolean },
): Row[] {
  const place = (name: string) => columns.findIndex((column) => column.name === name);
  const words = fold(extract.words).split(/\s+/).filter(Boolean);
  const conditions = extract.conditions.map((condition) => ({ condition, at: place(condition.column) }));
  // Of a table that is mostly empty, rows with nothing in sight come only with what is chosen.
  const seen =
    !isHollow || isNarrowed(extract)
      ? []
      : columns.flatMap(({ isRowHeading, isSpare }, at) => (isRowHeading || isSpare ? [] : [at]));
  const found = rows.filter(
    (row) =>
      (seen.length === 0 || seen.some((at) => row.values[at] !== null)) &&
      conditions.every(({ condition, at }) =>
        'keys' in condition
          ? condition.keys.includes(row.keys[at] ?? '')
          : isWithin(row.values[at] ?? null, condition, columns[at]?.kind),
      ) &&
      contains(row, words, fold),
  );
  const { sort } = extract;
  return sort ? inOrder(found, place(sort.column), sort.isDescending, lang) : found;
}

function contains({ values }: ExtractRow, words: string[], fold: (text: string) => string): boolean {
  if (words.length === 0) return true;
  const text = fold(values.join(' '));
  return words.every((word) => text.includes(word));
}

/** A figure is compared as a number; of a year only so many digits as the end of the range has: 2015-16 lies within “to 2015”. */
function isWithin(value: Value, { from, to }: Range, kind: ExtractColumn['kind'] | undefined): boolean {
  if (value === null) return false;
  if (kind === 'figure')
    return (from === undefined || Number(value) >= Number(from)) && (to === undefined || Number(value) <= Number(to));
  const text = String(value);
  return (
    (from === undefined || text.slice(0, from.length) >= from) && (to === undefined || text.slice(0, to.length) <= to)
  );
}

/** Figures as numbers, words as the language sorts them; what is missing comes last, whichever way. */
function inOrder<Row extends ExtractRow>(rows: Row[], at: number, isDescending: boolean, lang: Lang): Row[] {
  const collator = new Intl.Collator(lang, { numeric: true });
  const sign = isDescending ? -1 : 1;
  return rows.toSorted(({ values: { [at]: a = null } }, { values: { [at]: b = null } }) => {
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b)));
  });
}
