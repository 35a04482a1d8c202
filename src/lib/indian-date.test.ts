import { expect, test } from 'vitest';
import { addDays, addMonths, cropYearPeriod, nowInIndia, todayInIndia } from './indian-date.ts';

test.each([
  ['2026-09-30T18:29:59Z', '2026-09-30', '2026-09-30T23:59'],
  ['2026-09-30T18:30:00Z', '2026-10-01', '2026-10-01T00:00'],
  ['2026-12-31T20:00:00Z', '2027-01-01', '2027-01-01T01:30'],
])('%s is %s in India', (moment, day, clock) => {
  expect(todayInIndia(new Date(moment))).toBe(day);
  expect(nowInIndia(new Date(moment))).toBe(clock);
});

test.each([
  ['2026-01-31', 1, '2026-02-01'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2026-12-15', 30, '2027-01-14'],
])('%s and %i days', (from, days, to) => {
  expect(addDays(from, days)).toBe(to);
});

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2026-11-16', 12, '2027-11-16'],
])('%s and %i months', (from, months, to) => {
  expect(addMonths(from, months)).toBe(to);
});

test('a crop year runs from 1 October to 30 September', () => {
  expect(cropYearPeriod('2025-26')).toEqual({ from: '2025-10-01', until: '2026-09-30' });
  expect(cropYearPeriod('1999-00')).toEqual({ from: '1999-10-01', until: '2000-09-30' });
});
