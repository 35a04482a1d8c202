import { expect, test } from 'vitest';
import { drawableOf } from './drawable.ts';
import type { ExtractColumn, ExtractRow, Value } from './extract.ts';

const columns = (heading: ExtractColumn['kind']): ExtractColumn[] => [
  { name: 'name', label: 'Name', kind: heading, isRowHeading: true, choices: [] },
  { name: 'use', label: 'Use', kind: 'words', isRowHeading: false, choices: [] },
  { name: 'opium', label: 'Opium', kind: 'figure', isRowHeading: false, choices: [] },
  { name: 'heroin', label: 'Heroin', kind: 'figure', isRowHeading: false, choices: [] },
];
const row = (...values: Value[]): ExtractRow => ({ values, keys: [] });
const drawn = (heading: ExtractColumn['kind'], rows: ExtractRow[], of?: string) =>
  drawableOf(columns(heading), columns(heading), rows, of);

test('figures over years are a line; a year without one is a gap', () => {
  const rows = [row('2017', 'x', 5, null), row('2016', 'x', null, null), row('2015', 'x', 0, 1)];
  expect(drawn('year', rows)).toMatchObject({
    kind: 'line',
    column: { name: 'opium' },
    figures: [
      { place: '2017', value: 5 },
      { place: '2015', value: 0 },
    ],
  });
});

test('the column that is asked for is drawn, where it is shown', () => {
  const rows = [row('2017', 'x', 5, 6)];
  expect(drawn('year', rows, 'heroin')).toMatchObject({ column: { name: 'heroin' } });
  const shown = columns('year').slice(0, 3);
  expect(drawableOf(columns('year'), shown, rows, 'heroin')).toMatchObject({ column: { name: 'opium' } });
});

test('figures over names are lying bars; one without a figure keeps its place', () => {
  expect(drawn('words', [row('Kota', 'x', 5, null), row('Neemuch', 'x', null, null)])).toMatchObject({
    kind: 'rows',
    figures: [
      { place: 'Kota', value: 5 },
      { place: 'Neemuch', value: undefined },
    ],
  });
});

test.each([
  ['no column of figures is shown', 'noFigures', columns('words').slice(0, 2), [row('Kota', 'x', 5, null)]],
  ['no row has a figure', 'noRow', columns('words'), [row('Kota', 'x', null, 3)]],
  ['a name stands twice', 'repeated', columns('words'), [row('Kota', 'x', 5, 3), row('Kota', 'y', 6, 3)]],
  ['a bar would lie backwards', 'negative', columns('words'), [row('Kota', 'x', -5, 3)]],
  [
    'there are too many bars',
    'tooMany',
    columns('words'),
    Array.from({ length: 41 }, (_, index) => row(String(index), 'x', 5, 3)),
  ],
])('there is none where %s', (_, why, shown, rows) => {
  expect(drawableOf(columns('words'), shown, rows, undefined)).toBe(why);
});

test('of a year that stands twice, rows without a figure do not count', () => {
  const rows = [row('2017', 'x', 5, null), row('2017', 'y', null, null)];
  expect(drawn('year', rows)).toMatchObject({ kind: 'line' });
  expect(drawn('year', [...rows, row('2017', 'z', 7, null)])).toBe('repeated');
});
