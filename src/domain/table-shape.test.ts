import { expect, test } from 'vitest';
import type { Row, Table } from '../schemas/table.ts';
import { wholeTable } from './table-shape.ts';

const both = (words: string) => ({ en: words, hi: words });
const row = (year: string, weight: number | null): Row => ({ cells: { year, use: null, weight }, source: [] });
const table: Table = {
  id: 'example',
  caption: both('Example'),
  asOn: '2026-11-16',
  source: [],
  notes: [],
  groupBy: 'use',
  columns: {
    use: { label: both('Use'), kind: 'words' },
    year: { label: both('Year'), kind: 'year', isRowHeading: true },
    weight: { label: both('Weight'), kind: 'number' },
  },
  rows: [row('2015', 3), row('2017', null), row('2016', null)],
};

test('the whole of a table keeps every row, the newest year first, and drops columns that hold nothing', () => {
  const whole = wholeTable(table);
  expect(whole.rows.map(({ cells }) => cells['year'])).toEqual(['2017', '2016', '2015']);
  expect(Object.keys(whole.columns)).toEqual(['year', 'weight']);
  expect(whole.groupBy).toBeUndefined();
});

test('a name of the rows that is no year keeps their order', () => {
  const columns = { ...table.columns, year: { ...table.columns['year']!, kind: 'words' as const } };
  expect(wholeTable({ ...table, columns }).rows.map(({ cells }) => cells['year'])).toEqual(['2015', '2017', '2016']);
});
