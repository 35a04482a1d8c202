/** Rows of a list shown at a time. */
export const PAGE_SIZE = 50;
/** People shown at a time who fit a name: on a phone each is a block of six lines. */
export const PEOPLE_SIZE = 20;

/** One page of the rows; a page that does not exist becomes the nearest that does. */
export function pageOf<Row>(rows: Row[], asked: number, size: number): { page: number; pages: number; rows: Row[] } {
  const pages = Math.max(1, Math.ceil(rows.length / size));
  const page = Math.min(Math.max(1, asked), pages);
  return { page, pages, rows: rows.slice((page - 1) * size, page * size) };
}
