import { expect, test } from 'vitest';
import type { Row, Table } from '../schemas/table.ts';
import { firstSight } from './table-shape.ts';

const both = (words: string) => ({ en: words, hi: words });
const NAMES = ['a', 'b', 'c'];
/** @example tableOf('1..') // one row with a value in the first of three columns */
function tableOf(...filled: string[]): Pick<Table, 'columns' | 'rows'> {
  const rows = filled.map((row, index): Row => ({
    cells: {
      year: String(2030 - index),
      ...Object.fromEntries(NAMES.map((name, at) => [name, row[at] === '1' ? 1 : null])),
    },
    source: [],
  }));
  const figures = NAMES.map((name) => [name, { label: both(name), kind: 'number' as const }]);
  return {
    columns: { year: { label: both('Year'), kind: 'year', isRowHeading: true }, ...Object.fromEntries(figures) },
    rows,
  };
}
const seen = (...filled: string[]) => {
  const { names, rows } = firstSight(tableOf(...filled));
  return [names.join(''), rows.map(({ cells }) => cells['year']).join(' ')];
};

test('a table that is half full is whole, also with a row of nothing', () => {
  expect(seen('111', '...')).toEqual(['abc', '2030 2029']);
});

test('of one that is emptier, rows of nothing go first, then the emptiest column', () => {
  expect(seen('11.', '.1.', '...', '1..')).toEqual(['ab', '2030 2029 2027']);
  expect(seen('111', '...', '...')).toEqual(['abc', '2030']);
});

test('of two columns as empty, the one that begins further below goes', () => {
  expect(seen('..1', '.1.', '1..')).toEqual(['bc', '2030 2029']);
});

test('a table without any value stays as it is', () => {
  expect(seen('...', '...')).toEqual(['abc', '2030 2029']);
});
