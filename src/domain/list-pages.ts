import type { RegisterRecord } from '../schemas/record.ts';
import { listDate } from './register-records.ts';

/** Rows on one page of a list. */
export const PAGE_ROWS = 30;

/** In place of a year, for records without a date. */
export const UNDATED = 'undated';

/** One page of a long list, with records of one year. */
export interface OlderPage {
  year: string;
  /** From 1 on; a year with many records has several. */
  page: number;
  records: RegisterRecord[];
}

/** The year under which a record is listed. */
export function yearOf(record: RegisterRecord): string {
  return listDate(record).slice(0, 4) || UNDATED;
}

/**
 * The pages of a list besides its first, which shows its first records. A year of which something is not on the first page has pages of
 * its own with everything of that year.
 */
export function olderPages(sorted: RegisterRecord[]): OlderPage[] {
  return pagesByYear(sorted, yearOf).map(({ rows: records, ...page }) => ({ ...page, records }));
}

/** The same of anything with a day. */
export function yearPages<Row extends { date: string }>(sorted: Row[]): YearPage<Row>[] {
  return pagesByYear(sorted, ({ date }) => date.slice(0, 4));
}

/** One page of anything long, with what belongs to one year. */
export interface YearPage<Row> {
  year: string;
  /** From 1 on. */
  page: number;
  rows: Row[];
}

function pagesByYear<Row>(sorted: Row[], yearIn: (row: Row) => string): YearPage<Row>[] {
  const years = new Set(sorted.slice(PAGE_ROWS).map(yearIn));
  const byYear = Map.groupBy(sorted, yearIn);
  return [...years].flatMap((year) =>
    inPages(byYear.get(year) ?? []).map((rows, index) => ({ year, page: index + 1, rows })),
  );
}

function inPages<Row>(rows: Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / PAGE_ROWS) }, (_, page) =>
    rows.slice(page * PAGE_ROWS, (page + 1) * PAGE_ROWS),
  );
}
