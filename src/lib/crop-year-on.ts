/** The crop year of a day. @example cropYearOn('2026-09-30') // '2025-26' */
export function cropYearOn(isoDate: string): string {
  const [year = 0, month = 1] = isoDate.split('-').map(Number);
  const first = month >= 10 ? year : year - 1;
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`;
}
