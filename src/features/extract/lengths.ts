/** So many rows are drawn at once; more when asked for. */
export const MOST_AT_ONCE = 50;
/** A table up to this length is whole in its page. */
const WHOLE_UP_TO = 100;

/** Whether a page has only the first rows of a table. */
export function isLong(rows: readonly unknown[]): boolean {
  return rows.length > WHOLE_UP_TO;
}

/** Another website gets the first rows of a long table: it shows what there is, and leads to the whole. */
export const MOST_IN_EMBED = 25;

/** The rows that stand in the page of a table: all, or the first of a long one. */
export function firstRows<Row>(rows: Row[]): Row[] {
  return isLong(rows) ? rows.slice(0, MOST_AT_ONCE) : rows;
}
