import { describe, expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';
import { LANGS } from '../language/lang.ts';
import { fromKeys } from '../lib/keys.ts';
import { CULTIVATION_UNITS } from '../addresses/cultivator-lists.ts';
import { townOf } from '../domain/district-offices.ts';
import { previousYearsTable } from './previous-years-tables.ts';
import { readPreviousYearsText } from './read-previous-years.ts';

const meta = { ...catalogue.previousYears!, source: ['specimen', 'report'] };
const known = {
  offices: new Set(['doo-kota', 'doo-bhilwara', 'unit-kota']),
  sources: new Set(['specimen', 'report', 'other']),
};
const HEADER =
  'office,crop_year,cultivators,area_licensed_ha,area_harvested_ha,production_tons,average_yield_kg_per_ha,source,note_en,note_hi';
const GOOD = 'doo-kota,2020-21,2000,200,,9.9,55,specimen,,';
const read = (...lines: string[]) =>
  readPreviousYearsText('previous-years.csv', [HEADER, ...lines].join('\n'), meta, known);

test('a good file gives its rows, gaps as gaps', () => {
  const { rows, mistakes } = read(GOOD, 'doo-bhilwara,2020-21,,,,,,report,About 5,लगभग 5');
  expect(mistakes).toEqual([]);
  expect(rows[0]).toMatchObject({ office: 'doo-kota', cropYear: '2020-21', isSpecimen: true });
  expect(rows[0]!.figures).toMatchObject({ cultivators: 2000, area_harvested_ha: null, production_tons: 9.9 });
  expect(rows[1]).toMatchObject({ isSpecimen: false, source: ['report'], note: { en: 'About 5', hi: 'लगभग 5' } });
});

describe('a wrong row is named with its line, its field and the cure', () => {
  test.each([
    ['doo-nowhere,2020-21,1,,,,,specimen,,', 'office', /no district opium office “doo-nowhere”. Write an id/],
    ['unit-kota,2020-21,1,,,,,specimen,,', 'office', /begins with doo-/],
    ['doo-bhilwara,2020-22,1,,,,,specimen,,', 'crop_year', /no crop year/],
    ['doo-bhilwara,,1,,,,,specimen,,', 'crop_year', /missing/],
    ['doo-bhilwara,2020-21,"1,000",,,,,specimen,,', 'cultivators', /no number/],
    ['doo-bhilwara,2020-21,-1,,,,,specimen,,', 'cultivators', /below zero/],
    ['doo-bhilwara,2020-21,1,,,,,,,', 'source', /source is missing/],
    ['doo-bhilwara,2020-21,1,,,,,nobody,,', 'source', /no source “nobody”/],
    ['doo-bhilwara,2020-21,1,,,,,other,,', 'source', /does not name “other”/],
    ['doo-bhilwara,2020-21,1,,,,,specimen;report,,', 'source', /not both/],
    ['doo-kota,2020-21,1,,,,,specimen,,', 'crop_year', /Line 2 has the same/],
    ['doo-bhilwara,2020-21,1,,,,,report,About 5,लगभग 6', 'note_hi', /differ/],
    ['doo-bhilwara,2020-21,1,,,,,report,About CPS,लगभग CPS', 'note_hi', /Latin letters/],
  ])('%s', (line, field, message) => {
    const { mistakes } = read(GOOD, line);
    expect(mistakes).toEqual([{ file: 'previous-years.csv', line: 3, field, message: expect.stringMatching(message) }]);
  });

  test('a row with too many cells', () => {
    expect(read(GOOD, `${GOOD},`).mistakes).toMatchObject([{ line: 3, message: expect.stringMatching(/cells/) }]);
  });

  test('the mark “specimen” outlives the last specimen', () => {
    const { mistakes } = read('doo-kota,2020-21,1,,,,,report,,');
    expect(mistakes).toMatchObject([{ file: 'previous-years.yaml', field: 'specimen' }]);
  });
});

describe('the figures that the site ships', () => {
  const { rows } = catalogue.previousYears!;
  const offices = [...catalogue.offices].filter(([, { kind }]) => kind === 'district-opium-office');

  test('every district opium office has its figures, each crop year once', () => {
    expect(offices.length).toBeGreaterThan(0);
    for (const [id] of offices) {
      const years = rows.filter(({ office }) => office === id).map(({ cropYear }) => cropYear);
      expect(years.length, id).toBeGreaterThan(0);
      expect(new Set(years).size, id).toBe(years.length);
    }
  });

  test('made-up figures are round', () => {
    for (const row of rows.filter(({ isSpecimen }) => isSpecimen))
      expect((row.figures.cultivators ?? 0) % 1000).toBe(0);
  });

  test.each(CULTIVATION_UNITS)('the table of the unit %s holds its offices only, by their place', (unit) => {
    const { rows: shown, source } = previousYearsTable(catalogue.previousYears!, catalogue.offices, unit);
    const own = rows.filter(({ office }) => catalogue.offices.get(office)!.unit === unit);
    expect(shown.map(({ cells }) => cells['office'])).toEqual(
      own.map(({ office }) => fromKeys(LANGS, (lang) => townOf(catalogue.offices.get(office)!, lang))),
    );
    expect(new Set(source)).toEqual(new Set(own.flatMap((row) => row.source)));
  });
});
