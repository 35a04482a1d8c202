import { expect, test } from 'vitest';
import { sampleRecord } from '../../tests/support/sample-record.ts';
import { olderPages, PAGE_ROWS, UNDATED } from './list-pages.ts';

const of = (year: string | undefined, count: number) =>
  Array.from({ length: count }, (_, index) => sampleRecord({ id: `${year}-${index}`, ...(year && { date: year }) }));
const summary = (records: ReturnType<typeof of>) =>
  olderPages(records).map(({ year, page, records: own }) => [year, page, own.length]);

test('a list that fits on one page has no other', () => {
  expect(olderPages(of('2026', PAGE_ROWS))).toEqual([]);
});

test('a year of which something is left over has all of it on its own page', () => {
  expect(summary([...of('2026', 20), ...of('2025', 12), ...of('2024', 1)])).toEqual([
    ['2025', 1, 12],
    ['2024', 1, 1],
  ]);
});

test('a year with more than one page holds, and what has no date, last', () => {
  expect(summary([...of('2026', PAGE_ROWS * 2 + 1), ...of(undefined, 2)])).toEqual([
    ['2026', 1, PAGE_ROWS],
    ['2026', 2, PAGE_ROWS],
    ['2026', 3, 1],
    [UNDATED, 1, 2],
  ]);
});
