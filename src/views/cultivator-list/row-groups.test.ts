import { expect, test } from 'vitest';
import type { ListRow } from '../../features/cultivators/read-list.ts';
import { groupRows, SHORT } from './row-groups.ts';

/** Rows whose villages are given by a function of their place in the list. */
function rowsOf(
  count: number,
  villageAt: (index: number) => string,
  tehsilAt: (index: number) => string = () => 'Kota',
): ListRow[] {
  return Array.from({ length: count }, (_, index) => ({
    serial: index + 1,
    name: 'Ram',
    guardian: 'Mohan',
    village: villageAt(index),
    tehsil: tehsilAt(index),
    area: 10,
  }));
}
const inVillages = (index: number) => `Village ${Math.floor(index / 50)}`;

test('a short list has no index', () => {
  const rows = rowsOf(SHORT, inVillages);
  expect(groupRows(rows, rows)).toEqual({ by: undefined, groups: [{ rows }] });
});

test('a long list is parted by its villages, and loses no row', () => {
  const rows = rowsOf(150, inVillages);
  const { by, groups } = groupRows(rows, rows);
  expect(by).toBe('village');
  expect(groups.map(({ id, label }) => [id, label])).toEqual([
    ['from-1', 'Village 0'],
    ['from-51', 'Village 1'],
    ['from-101', 'Village 2'],
  ]);
  expect(groups.flatMap((group) => group.rows)).toEqual(rows);
});

test('villages of one name are told apart by their tehsil', () => {
  const rows = rowsOf(
    120,
    () => 'Bada',
    (index) => (index < 60 ? 'Kota' : 'Digod'),
  );
  expect(groupRows(rows, rows).groups.map(({ label }) => label)).toEqual(['Bada, Kota', 'Bada, Digod']);
});

test('a list in another order is parted by its numbers', () => {
  const rows = rowsOf(250, (index) => `Village ${index % 3}`);
  const { by, groups } = groupRows(rows, rows);
  expect(by).toBe('serial');
  expect(groups.map(({ label }) => label)).toEqual(['1–100', '101–200', '201–250']);
  expect(groups.flatMap((group) => group.rows)).toEqual(rows);
});

test('both languages are parted alike, however a village is spelt', () => {
  const english = rowsOf(150, inVillages);
  const hindi = rowsOf(150, (index) => (index % 2 === 0 ? 'गांव' : 'गाँव'));
  const idsOf = (rows: ListRow[]) => groupRows(rows, english).groups.map(({ id }) => id);
  expect(idsOf(hindi)).toEqual(idsOf(english));
});
