import { expect, test } from 'vitest';
import type { Table } from '../../schemas/table.ts';
import { placesOf } from './bar-places.ts';

const words = (text: string) => ({ en: text, hi: `${text} hi` });

function tableOf(
  kind: 'year' | 'crop-year' | 'words',
  rows: [Table['rows'][number]['cells'][string], number | null][],
): Table {
  return {
    id: 'sample',
    caption: words('Sample'),
    columns: {
      name: { label: words('Name'), kind, isRowHeading: true },
      amount: { label: words('Amount'), kind: 'number' },
    },
    notes: [],
    asOn: '2026-01-01',
    source: ['spec'],
    rows: rows.map(([name, amount]) => ({ cells: { name, amount }, source: [] })),
  };
}
const drawn = (table: Table) => placesOf(table, 'amount', 'hi').map(({ label, value }) => [label, value]);

test('a chart of years begins with the oldest, and keeps the place of a year without a value', () => {
  const table = tableOf('year', [
    ['2022', 3],
    ['2021', null],
    ['2020', 2],
    ['2018', null],
  ]);
  expect(drawn(table)).toEqual([
    ['2020', 2],
    ['2021', undefined],
    ['2022', 3],
  ]);
});

test('other rows stand in the reader’s language, the last of the table first', () => {
  const table = tableOf('words', [
    [words('B'), 2],
    [words('A'), 1],
  ]);
  expect(drawn(table)).toEqual([
    ['A hi', 1],
    ['B hi', 2],
  ]);
});
