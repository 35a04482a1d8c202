import { expect, test } from 'vitest';
import type { Scope } from '../../schemas/place-year.ts';
import { officesIn, rowsOf, yearsBetween, yearsOf } from './find-rows.ts';

const row = (scope: Scope, offices: string[], cropYear = '2020-21') => ({ scope, offices, cropYear });
const unit = row('unit', ['a', 'b', 'c']);
const district = row('district', ['a', 'b']);
const own = row('office', ['a']);
const rows = [unit, district, own, row('office', ['c'], '2018-19')];

test('the figures of the office come first, then those of larger areas', () => {
  expect(rowsOf(rows, 'a', '2020-21')).toEqual([own, district, unit]);
  expect(rowsOf(rows, 'c', '2020-21')).toEqual([unit]);
  expect(rowsOf(rows, 'a', '2018-19')).toEqual([]);
});

test('years and offices with figures are named', () => {
  expect(yearsOf(rows, 'c')).toEqual(['2020-21', '2018-19']);
  expect(yearsOf(rows, 'd')).toEqual([]);
  expect(officesIn(rows, '2020-21')).toEqual(['a']);
});

test('years without figures can be asked for too', () => {
  expect(yearsBetween(['2000-01', '1998-99'])).toEqual(['2000-01', '1999-00', '1998-99']);
  expect(yearsBetween([])).toEqual([]);
});
