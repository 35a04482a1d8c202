import { expect, test } from 'vitest';
import { daysOf, stepsOf } from '../domain/crop-year.ts';
import { isDistrictOffice } from '../domain/district-offices.ts';
import { LANGS } from '../language/lang.ts';
import { todayInIndia } from '../lib/indian-date.ts';
import { CROP_KINDS } from '../schemas/crop-calendar.ts';
import { catalogue } from './catalogue.ts';
import { cropYearCalendar } from './crop-year-calendar.ts';

const office = [...catalogue.offices.keys()].find(isDistrictOffice)!;
const unfolded = (text: string) => text.replaceAll('\r\n ', '');
const valuesOf = (text: string, name: string) =>
  [...unfolded(text).matchAll(new RegExp(`^${name}[^:]*:(.*)$`, 'gm'))].map(([, value]) => value!.trim());
const plain = (day: string) => day.replaceAll('-', '');

test.each(CROP_KINDS)(
  'every step of %s with months is an entry that lasts whole months and begins with its crop year',
  (kind) => {
    const steps = stepsOf(kind, catalogue.calendar.steps).filter(({ months }) => months.length > 0);
    for (const lang of LANGS) {
      const file = cropYearCalendar(office, kind, '2026-11-17', lang);
      expect(valuesOf(file, 'DTSTART')).toEqual(steps.map((step) => plain(daysOf(step, '2026-27')!.from)));
      for (const end of valuesOf(file, 'DTEND')) expect(end).toMatch(/01$/);
      expect(valuesOf(file, 'SUMMARY').map((title, index) => title.startsWith(steps[index]!.title[lang]))).toEqual(
        steps.map(() => true),
      );
      expect(valuesOf(file, 'TRIGGER')).toHaveLength(steps.length);
    }
  },
);

test('an entry keeps its name all year, whatever the day and language', () => {
  const uids = LANGS.flatMap((lang) =>
    ['2026-10-01', '2026-11-17', '2027-04-30'].map((day) =>
      valuesOf(cropYearCalendar(office, 'gum', day, lang), 'UID'),
    ),
  );
  for (const each of uids) expect(each).toEqual(uids[0]);
  expect(new Set(uids[0]).size).toBe(uids[0]!.length);
});

test('the year changes with the day in India, when the last step is over', () => {
  const yearAt = (moment: string) =>
    valuesOf(cropYearCalendar(office, 'gum', todayInIndia(new Date(moment)), 'en'), 'UID')[0]!.match(/\d{4}-\d\d/)![0];
  expect(yearAt('2027-04-30T18:29:59Z')).toBe('2026-27');
  expect(yearAt('2027-04-30T18:30:00Z')).toBe('2027-28');
  expect(yearAt('2026-09-30T18:29:59Z')).toBe('2026-27');
  expect(yearAt('2026-09-30T18:30:00Z')).toBe('2026-27');
});
