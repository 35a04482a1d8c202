import { expect, test } from 'vitest';
import { catalogue } from '../../../content/catalogue.ts';
import { isDistrictOffice } from '../../../domain/district-offices.ts';
import { HEADQUARTERS } from '../../../schemas/office.ts';
import { LANGS } from '../../../language/lang.ts';
import { type CalendarStep, CROP_KINDS } from '../../../schemas/crop-calendar.ts';
import { MONTHS } from '../calendar.ts';
import { cropYearOf, monthsOf } from './crop-year.ts';

const offices = [...catalogue.offices.keys()].filter(isDistrictOffice);
const words = { en: 'Words', hi: 'शब्द' };
const step = (id: string, months: number[]): CalendarStep => ({
  id,
  title: words,
  months,
  duty: words,
  pictures: ['weighing'],
  page: 'a/b',
  source: ['spec'],
});

test('every month has what is due and what begins next; months alike stand together', () => {
  const steps = [step('licence', [9, 10]), step('sowing', [10, 11]), step('weighing', [4]), step('later', [])];
  const ids = monthsOf(steps).map(({ months, due, next }) => [
    months.join(' '),
    due.map(({ id }) => id).join(' '),
    next.map(({ id }) => id).join(' '),
  ]);
  expect(ids).toEqual([
    ['1 2 3 12', '', 'weighing'],
    ['4', 'weighing', 'licence'],
    ['5 6 7 8', '', 'licence'],
    ['9', 'licence', 'sowing'],
    ['10', 'licence sowing', 'weighing'],
    ['11', 'sowing', 'weighing'],
  ]);
});

test('steps that begin in the same month come next together', () => {
  const [first] = monthsOf([step('licence', [10]), step('accounts', [10]), step('weighing', [4])]);
  expect(first?.next.map(({ id }) => id)).toEqual(['weighing']);
  const september = monthsOf([step('licence', [10]), step('accounts', [10]), step('weighing', [4])]).find(
    ({ months }) => months.includes(9),
  );
  expect(september?.next.map(({ id }) => id)).toEqual(['licence', 'accounts']);
});

test.each(offices)('%s has every month, its telephone and figures in both languages, for both kinds', (office) => {
  for (const lang of LANGS)
    for (const kind of CROP_KINDS) {
      const year = cropYearOf(catalogue, office, kind, lang);
      expect(year.months.flatMap(({ months }) => months).toSorted((a, b) => a - b)).toEqual(MONTHS);
      expect(year.office.phones.length).toBeGreaterThan(0);
      expect(year.figures.length).toBeGreaterThan(1);
      expect(year.title).toContain(year.town);
    }
});

test('an office with a telephone has its own, else that of its unit, else that of the headquarters', () => {
  const id = offices[0]!;
  const own = catalogue.offices.get(id)!;
  const unit = [...catalogue.offices].find(([, each]) => each.kind === 'unit-office' && each.unit === own.unit)!;
  const phonesWith = (change: [string, string[]][]) => {
    const silent = [id, unit[0]].map((each) => [each, []] as [string, string[]]);
    const phones = new Map([...silent, ...change]);
    const changed = new Map(
      [...catalogue.offices].map(([each, office]) => [each, { ...office, phones: phones.get(each) ?? office.phones }]),
    );
    return cropYearOf({ ...catalogue, offices: changed }, id, 'gum', 'en').office;
  };
  expect(phonesWith([]).phones).toEqual(catalogue.offices.get(HEADQUARTERS)!.phones);
  expect(phonesWith([[unit[0], ['0744 1']]])).toMatchObject({ phones: ['0744 1'], phoneLabel: unit[1].name.en });
  expect(
    phonesWith([
      [unit[0], ['0744 1']],
      [id, ['0744 2']],
    ]).phones,
  ).toEqual(['0744 2']);
});
