import { expect, test } from 'vitest';
import { pageOf } from './pages.ts';

test('rows are shown fifty at a time, and a page that is not there becomes the nearest', () => {
  const rows = Array.from({ length: 101 }, (_, index) => index);
  expect(pageOf(rows, 1, 50)).toMatchObject({ page: 1, pages: 3 });
  expect(pageOf(rows, 2, 50).rows).toHaveLength(50);
  expect(pageOf(rows, 99, 50)).toEqual({ page: 3, pages: 3, rows: [100] });
  expect(pageOf([], 5, 50)).toEqual({ page: 1, pages: 1, rows: [] });
});
