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
  const years = new Set(sorted.slice(PAGE_ROWS).map(yearOf));
  const byYear = Map.groupBy(sorted, yearOf);
  return [...years].flatMap((year) =>
    inPages(byYear.get(year) ?? []).map((records, index) => ({ year, page: index + 1, records })),
  );
}

function inPages(records: RegisterRecord[]): RegisterRecord[][] {
  return Array.from({ length: Math.ceil(records.length / PAGE_ROWS) }, (_, page) =>
    records.slice(page * PAGE_ROWS, (page + 1) * PAGE_ROWS),
  );
}
