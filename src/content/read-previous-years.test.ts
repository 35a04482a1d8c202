import { describe, expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';
import { previousYearsTable } from '../features/previous-years/previous-years-tables.ts';
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
  const offices = [...catalogue.offices].filter(([id]) => id.startsWith('doo-'));

  test('every district opium office has five crop years', () => {
    expect(offices.length).toBe(18);
    for (const [id] of offices)
      for (const year of ['2019-20', '2020-21', '2021-22', '2022-23', '2023-24'])
        expect(rows.filter((row) => row.office === id && row.cropYear === year).length, `${id} ${year}`).toBe(1);
  });

  test('made-up figures are round; a read one is never mixed with them', () => {
    const { figures } = rows.find((row) => row.office === 'doo-chittorgarh-1' && row.cropYear === '2020-21')!;
    expect(Object.values(figures)).toEqual([4320, null, null, null, null]);
    for (const row of rows.filter(({ isSpecimen }) => isSpecimen))
      expect((row.figures.cultivators ?? 0) % 1000).toBe(0);
  });

  test('the table of a unit holds its offices only, by their place', () => {
    const { rows: shown, source } = previousYearsTable(catalogue.previousYears!, catalogue.offices, 'uttar-pradesh');
    expect(new Set(shown.map(({ cells }) => (cells['office'] as { en: string }).en))).toEqual(
      new Set(['Barabanki', 'Bareilly']),
    );
    expect(source).toEqual(['specimen', 'office-barabanki', 'office-bareilly']);
  });
});
