/** India has one time and no summer time. Reckoned by hand: browsers take longer to read their time zones than to run all our scripts. */
const AHEAD_OF_UTC_MS = 5.5 * 3_600_000;

/** Today's date in India, `yyyy-mm-dd`, wherever the clock stands. */
export function todayInIndia(now: Date = new Date()): string {
  return nowInIndia(now).slice(0, 10);
}

/** The day so many days later. @example addDays('2026-01-31', 1) // '2026-02-01' */
export function addDays(isoDate: string, days: number): string {
  const date = new Date(`${isoDate}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The same day so many months later; a day that month lacks becomes its last. @example addMonths('2026-01-31', 1) // '2026-02-28' */
export function addMonths(isoDate: string, months: number): string {
  const [year = 0, month = 1, day = 1] = isoDate.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))).toISOString().slice(0, 10);
}

/** The moment in India as content files write it, `yyyy-mm-ddThh:mm`. */
export function nowInIndia(now: Date = new Date()): string {
  return new Date(now.getTime() + AHEAD_OF_UTC_MS).toISOString().slice(0, 16);
}

/** First and last day of a crop year. @example cropYearPeriod('2025-26') // { from: '2025-10-01', until: '2026-09-30' } */
export function cropYearPeriod(cropYear: string): { from: string; until: string } {
  const year = Number(cropYear.slice(0, 4));
  return { from: `${year}-10-01`, until: `${year + 1}-09-30` };
}
