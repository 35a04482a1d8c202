/** The days on which something holds; both ends belong to it. */
export interface Span {
  /** The first day for which it is known to hold; the month or year where the day is not known. */
  from?: string | undefined;
  /** The last day; nothing while it holds. */
  until?: string | undefined;
}

/** The first day of a day, month or year. @example firstDay('2015-02') // '2015-02-01' */
export function firstDay(date: string): string {
  return `${date}-01-01`.slice(0, 10);
}

/** Its last day. @example lastDay('2015-02') // '2015-02-28' */
export function lastDay(date: string): string {
  if (date.length === 10) return date;
  const [year = 0, month = 12] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/** Whether the days of two things overlap. */
export function overlap(a: Span, b: Span): boolean {
  return begin(a) <= end(b) && begin(b) <= end(a);
}

function begin({ from }: Span): string {
  return from === undefined ? '' : firstDay(from);
}

function end({ until }: Span): string {
  return until ?? '9999';
}
