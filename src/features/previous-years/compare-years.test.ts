import { expect, test } from 'vitest';
import { findYear, neighboursOf, unitYear } from './compare-years.ts';
import type { OfficeYear } from '../../schemas/office-year.ts';

const row = (office: string, values: (number | null)[], isSpecimen = false): OfficeYear => ({
  office,
  cropYear: '2020-21',
  isSpecimen,
  figures: {
    cultivators: values[0] ?? null,
    area_licensed_ha: values[1] ?? null,
    area_harvested_ha: values[2] ?? null,
    production_tons: values[3] ?? null,
    average_yield_kg_per_ha: values[4] ?? null,
  },
});

test.each([
  ['2020-21', '2019-20', '2021-22'],
  ['1999-00', '1998-99', '2000-01'],
  ['2000-01', '1999-00', '2001-02'],
])('%s stands between %s and %s', (year, before, after) => {
  expect(neighboursOf(year)).toEqual([before, after]);
});

test('a unit is the sum of its own offices, its yield their mean, and gaps are not counted as nothing', () => {
  const rows = [row('a', [1000, 0.1, null, 4.4, 50]), row('b', [2000, 0.2, null, null, 55]), row('c', [9, 9, 9, 9, 9])];
  const { figures } = unitYear(rows, ['a', 'b', 'd'], '2020-21');
  expect(figures.cultivators).toEqual({ value: 3000, kind: 'sum', offices: 2 });
  expect(figures.area_licensed_ha.value).toBe(0.3);
  expect(figures.area_harvested_ha).toEqual({ value: null, kind: 'sum', offices: 0 });
  expect(figures.production_tons).toEqual({ value: 4.4, kind: 'sum', offices: 1 });
  expect(figures.average_yield_kg_per_ha).toEqual({ value: 52.5, kind: 'mean', offices: 2 });
  expect(unitYear(rows, ['a', 'b'], '2021-22').figures.cultivators.value).toBeNull();
});

test('a sum with a made-up figure in it is made up', () => {
  const real = row('a', [1]);
  expect(unitYear([real, row('b', [2], true)], ['a', 'b'], '2020-21').isSpecimen).toBe(true);
  expect(unitYear([real, row('b', [], true)], ['a', 'b'], '2020-21').isSpecimen).toBe(false);
  expect(unitYear([real, row('b', [2], true)], ['a'], '2020-21').isSpecimen).toBe(false);
});

test('a year is found by office and crop year', () => {
  const rows = [row('a', [1]), row('b', [2])];
  expect(findYear(rows, 'b', '2020-21')).toBe(rows[1]);
  expect(findYear(rows, 'b', '2021-22')).toBeUndefined();
});
