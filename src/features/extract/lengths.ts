import type { Table } from '../../schemas/table';

/** So many rows are drawn at once; more when asked for. */
export const MOST_AT_ONCE = 50;
/** A table up to this length is whole in its page. */
const WHOLE_UP_TO = 100;
/** Another website gets the first rows of a table that is longer than a frame: they show what there is, and lead to the whole. */
export const MOST_IN_EMBED = 8;
const WHOLE_IN_EMBED = 20;
/** A short table with more values is cut all the same. */
const MOST_VALUES_IN_EMBED = 150;
/** With more values, a table begins with a few rows: what follows it on the page must be found, on a phone too. */
const MOST_VALUES = 80;
const FIRST_ROWS = { narrow: 10, wide: 5 };
/** On a phone a row of so many columns fills half a screen. */
const WIDE_FROM = 9;

/** Whether a page has only the first rows of a table. */
export function isLong(rows: readonly unknown[]): boolean {
  return rows.length > WHOLE_UP_TO;
}

/** Whether an embed has only the first rows of a table. */
export function isCutInEmbed({ rows, columns }: Pick<Table, 'rows' | 'columns'>): boolean {
  const isHeavy = rows.length * Object.keys(columns).length > MOST_VALUES_IN_EMBED;
  return rows.length > WHOLE_IN_EMBED || (isHeavy && rows.length > MOST_IN_EMBED);
}

/** The rows that stand in the page of a table: all, or the first of a long one. */
export function firstRows<Row>(rows: Row[]): Row[] {
  return isLong(rows) ? rows.slice(0, MOST_AT_ONCE) : rows;
}

/**
 * How many rows are in sight until more are asked for; nothing where all are. Without scripts all that are in the page are in sight.
 */
export function rowsInSight(rows: readonly unknown[], columns: readonly unknown[]): number | undefined {
  const first = columns.length < WIDE_FROM ? FIRST_ROWS.narrow : FIRST_ROWS.wide;
  return rows.length > first && rows.length * columns.length > MOST_VALUES ? first : undefined;
}
