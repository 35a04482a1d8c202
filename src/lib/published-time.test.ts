import { expect, test } from 'vitest';
import { beginOf, endOf, endsBeforeItBegins, timeStateAt } from './published-time.ts';
import { nowInIndia } from './indian-date.ts';

test.each([
  ['2026-12-01', '2026-12-01T00:00', '2026-12-02T00:00'],
  ['2026-12-01T15:00', '2026-12-01T15:00', '2026-12-01T15:00'],
  ['2028-02-28', '2028-02-28T00:00', '2028-02-29T00:00'],
  ['2028-02-29', '2028-02-29T00:00', '2028-03-01T00:00'],
  ['2026-09-30', '2026-09-30T00:00', '2026-10-01T00:00'],
  ['2026-12-31', '2026-12-31T00:00', '2027-01-01T00:00'],
])('%s begins at %s and ends at %s', (given, begin, end) => {
  expect(beginOf(given)).toBe(begin);
  expect(endOf(given)).toBe(end);
});

/** Moments of the clock in UTC: midnight in India is half past six in the evening there. */
test.each([
  ['2026-09-30T18:29:59Z', 'coming'],
  ['2026-09-30T18:30:00Z', 'out'],
  ['2027-09-30T18:29:59Z', 'out'],
  ['2027-09-30T18:30:00Z', 'over'],
])('a crop year on the site is %s: %s', (utc, state) => {
  const cropYear = { publishFrom: '2026-10-01', publishUntil: '2027-09-30' };
  expect(timeStateAt(cropYear, nowInIndia(new Date(utc)))).toBe(state);
});

test.each([
  ['2026-12-01T14:59', 'coming'],
  ['2026-12-01T15:00', 'out'],
  ['2026-12-01T17:29', 'out'],
  ['2026-12-01T17:30', 'over'],
])('with minutes it is %s: %s', (moment, state) => {
  expect(timeStateAt({ publishFrom: '2026-12-01T15:00', publishUntil: '2026-12-01T17:30' }, moment)).toBe(state);
});

test('without times it is always out, with one of them on one side only', () => {
  expect(timeStateAt({}, '1990-01-01T00:00')).toBe('out');
  expect(timeStateAt({ publishFrom: '2028-02-29' }, '2030-01-01T00:00')).toBe('out');
  expect(timeStateAt({ publishUntil: '2028-02-29' }, '2028-02-29T23:59')).toBe('out');
  expect(timeStateAt({ publishUntil: '2028-02-29' }, '2028-03-01T00:00')).toBe('over');
});

test.each([
  ['2026-12-02', '2026-12-01', true],
  ['2026-12-01', '2026-12-01', false],
  ['2026-12-01T15:00', '2026-12-01', false],
  ['2026-12-01T15:00', '2026-12-01T15:00', true],
])('from %s until %s ends before it begins: %s', (publishFrom, publishUntil, expected) => {
  expect(endsBeforeItBegins({ publishFrom, publishUntil })).toBe(expected);
});
