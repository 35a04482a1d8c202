import { expect, test } from 'vitest';
import type { CalendarStep } from '../schemas/crop-calendar.ts';
import { daysOf, knownFor, openCropYear, stepsOf } from './crop-year.ts';

const words = (en: string) => ({ en, hi: 'शब्द' });
const step = (change: Partial<CalendarStep> = {}): CalendarStep => ({
  id: 'weighing',
  title: words('Weighing'),
  months: [3, 4],
  duty: words('Bring your opium'),
  pictures: ['weighing'],
  page: 'a/b',
  source: ['spec'],
  ...change,
});

test.each([
  ['that begins before the crop year', [9, 10], '2026-09-01', '2026-10-31'],
  ['of its first month', [10], '2026-10-01', '2026-10-31'],
  ['over the new year', [12, 1], '2026-12-01', '2027-01-31'],
  ['of the last month of a year', [11, 12], '2026-11-01', '2026-12-31'],
  ['of February', [2], '2027-02-01', '2027-02-28'],
  ['of its last month', [9], '2027-09-01', '2027-09-30'],
])('a step %s has its first and last day', (_, months, from, until) => {
  expect(daysOf({ months }, '2026-27')).toEqual({ from, until });
});

test('February has 29 days in a leap year; a step without months has no days', () => {
  expect(daysOf({ months: [2] }, '2027-28')?.until).toBe('2028-02-29');
  expect(daysOf({ months: [] }, '2026-27')).toBeUndefined();
});

test.each([
  ['2026-09-30', '2026-27'],
  ['2026-10-01', '2026-27'],
  ['2027-04-30', '2026-27'],
  ['2027-05-01', '2027-28'],
  ['2027-09-30', '2027-28'],
  ['2027-10-01', '2027-28'],
])('on %s the steps of %s are shown', (day, cropYear) => {
  expect(openCropYear(day, [{ months: [9, 10] }, { months: [3, 4] }, { months: [] }])).toBe(cropYear);
});

test('without lancing a step has its other words and the sources of both', () => {
  const both = step({ straw: { months: [4], duty: words('Bring your straw'), source: ['spec', 'paper'] } });
  expect(stepsOf('gum', [both])).toEqual([step()]);
  expect(stepsOf('straw', [both])).toEqual([
    step({ months: [4], duty: words('Bring your straw'), source: ['spec', 'paper'] }),
  ]);
});

test('dates of the own office come before those of its unit, and only those of the kind', () => {
  const dates = (change: object) => ({ year: '2025', dates: words('1 April'), source: ['spec'], ...change });
  const own = dates({ offices: ['doo-kota'], kind: 'gum' });
  const unit = dates({ unit: 'rajasthan' });
  const known = { known: [own, unit, dates({ unit: 'uttar-pradesh' })] } as Pick<CalendarStep, 'known'>;
  expect(knownFor(known, { id: 'doo-kota', unit: 'rajasthan' }, 'gum')).toEqual([own]);
  expect(knownFor(known, { id: 'doo-kota', unit: 'rajasthan' }, 'straw')).toEqual([unit]);
  expect(knownFor(known, { id: 'doo-jhalawar', unit: 'rajasthan' }, 'gum')).toEqual([unit]);
  expect(knownFor(known, { id: 'doo-jaora', unit: 'madhya-pradesh' }, 'gum')).toEqual([]);
  expect(knownFor({}, { id: 'doo-kota', unit: 'rajasthan' }, 'gum')).toEqual([]);
});
