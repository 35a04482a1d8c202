import { describe, expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';
import { CULTIVATION_UNITS } from '../addresses/cultivator-lists.ts';
import { placeOf, previousYearsTable } from './previous-years-tables.ts';
import { readPreviousYearsText } from './read-previous-years.ts';
import { previousYearsSchema } from '../schemas/previous-years.ts';

const meta = {
  ...catalogue.previousYears!,
  places: {
    'kota-district': { ...named('Kota district'), scope: 'district' as const, offices: ['doo-kota'] },
    everywhere: { ...named('Rajasthan unit'), scope: 'unit' as const },
  },
};
const known = {
  offices: new Set(['doo-kota', 'doo-bhilwara', 'unit-kota']),
  sources: new Set(['specimen', 'report', 'other']),
};
const HEADER =
  'place,crop_year,counted,cultivators,gum_cultivators,straw_cultivators,villages,area_licensed_ha,opium_kg,average_yield_kg_per_ha,source,note_en,note_hi,to_confirm_en,to_confirm_hi';
const GOOD = 'doo-kota,2020-21,licensed,2000,,,20,,9.9,,report,,,,';
const read = (...lines: string[]) =>
  readPreviousYearsText('previous-years.csv', [HEADER, ...lines].join('\n'), meta, known);

function named(en: string) {
  return { name: { en, hi: 'स्थान' }, unit: 'rajasthan' as const };
}

test('a good file gives its rows, gaps as gaps', () => {
  const { rows, mistakes } = read(GOOD, 'everywhere,2020-21,,,,,,,,,report;other,About 5,लगभग 5,Why,क्यों');
  expect(mistakes).toEqual([]);
  expect(rows[0]).toMatchObject({ place: 'doo-kota', cropYear: '2020-21', counted: 'licensed' });
  expect(rows[0]!.figures).toMatchObject({ cultivators: 2000, gum_cultivators: null, villages: 20, opium_kg: 9.9 });
  expect(rows[1]).toMatchObject({
    place: 'everywhere',
    source: ['report', 'other'],
    note: { en: 'About 5', hi: 'लगभग 5' },
  });
  expect(rows[1]).toMatchObject({ counted: undefined, toConfirm: { en: 'Why', hi: 'क्यों' } });
});

test('a figure that is known only roughly stands in its cell and says so', () => {
  const { rows, mistakes } = read('doo-kota,2020-21,,~4400-4500,>3000,~1200,,,,,report,,,Why,क्यों');
  expect(mistakes).toEqual([]);
  expect(rows[0]!.figures).toMatchObject({ cultivators: 4400, gum_cultivators: 3000, straw_cultivators: 1200 });
  expect(rows[0]!.roughly).toEqual({
    cultivators: { kind: 'about', to: 4500 },
    gum_cultivators: { kind: 'over' },
    straw_cultivators: { kind: 'about' },
  });
});

describe('a wrong row is named with its line, its field and the cure', () => {
  test.each([
    [
      'doo-nowhere,2020-21,,1,,,,,,,report,,,,',
      'place',
      /no district opium office or place “doo-nowhere”. Write an id/,
    ],
    ['unit-kota,2020-21,,1,,,,,,,report,,,,', 'place', /begins with doo-, or one of “places”/],
    ['toString,2020-21,,1,,,,,,,report,,,,', 'place', /no district opium office or place/],
    ['doo-bhilwara,2020-22,,1,,,,,,,report,,,,', 'crop_year', /no crop year/],
    ['doo-bhilwara,,,1,,,,,,,report,,,,', 'crop_year', /missing/],
    ['doo-bhilwara,2020-21,guessed,1,,,,,,,report,,,,', 'counted', /“guessed” is not counted. Write licensed/],
    ['doo-bhilwara,2020-21,,"1,000",,,3,,,,report,,,,', 'cultivators', /no number/],
    ['doo-bhilwara,2020-21,,1-2,,,3,,,,report,,,,', 'cultivators', /no number/],
    ['doo-bhilwara,2020-21,,~2-1,,,,,,,report,,,Why,क्यों', 'cultivators', /ends below its beginning/],
    ['doo-bhilwara,2020-21,,~2,,,,,,,report,,,,', 'cultivators', /known only roughly carries a mark/],
    ['doo-bhilwara,2020-21,,-1,,,,,,,report,,,,', 'cultivators', /below zero/],
    ['doo-bhilwara,2020-21,,,,,,,,,report,,,,', 'cultivators', /says nothing/],
    ['doo-bhilwara,2020-21,,1,,,,,,,,,,,', 'source', /source is missing/],
    ['doo-bhilwara,2020-21,,1,,,,,,,nobody,,,,', 'source', /no source “nobody”/],
    ['doo-bhilwara,2020-21,,1000,,,,,,,specimen,,,,', 'source', /real or absent/],
    ['doo-kota,2020-21,,1,,,,,,,report,,,,', 'crop_year', /Line 2 has the same/],
    ['doo-bhilwara,2020-21,,1,,,,,,,report,About 5,लगभग 6,,', 'note_hi', /differ/],
    ['doo-bhilwara,2020-21,,1,,,,,,,report,About CPS,लगभग CPS,,', 'note_hi', /Latin letters/],
    ['doo-bhilwara,2020-21,,1,,,,,,,report,,,In 2024,2025 में', 'to_confirm_hi', /differ/],
  ])('%s', (line, field, message) => {
    const { mistakes } = read(GOOD, line);
    expect(mistakes).toMatchObject([
      { file: 'previous-years.csv', line: 3, field, message: expect.stringMatching(message) },
    ]);
  });

  test('a row with too many cells', () => {
    expect(read(GOOD, `${GOOD},`).mistakes).toMatchObject([{ line: 3, message: expect.stringMatching(/cells/) }]);
  });

  test.each([
    [{ ...named('A'), scope: 'district' as const }, /A district names its offices/],
    [{ ...named('A'), scope: 'state' as const, offices: ['doo-kota'] }, /A district names its offices/],
    [{ ...named('A'), scope: 'district' as const, offices: ['unit-kota'] }, /no district opium office “unit-kota”/],
  ])('a place whose offices are wrong', (place, message) => {
    const { mistakes } = readPreviousYearsText(
      'previous-years.csv',
      [HEADER, GOOD].join('\n'),
      { ...meta, places: { here: place } },
      known,
    );
    expect(mistakes).toMatchObject([
      { file: 'previous-years.yaml', field: 'places → here → offices', message: expect.stringMatching(message) },
    ]);
  });
});

test('figures cannot be marked as made up: there are none', () => {
  const { rows: _, ...own } = catalogue.previousYears!;
  expect(previousYearsSchema.safeParse(own).success).toBe(true);
  expect(previousYearsSchema.safeParse({ ...own, specimen: true }).success).toBe(false);
});

describe('the figures that the site ships', () => {
  const { rows } = catalogue.previousYears!;

  test('every one was read somewhere', () => {
    expect(rows.length).toBeGreaterThan(0);
    for (const { place, source } of rows) {
      expect(source.length, place).toBeGreaterThan(0);
      expect(source, place).not.toContain('specimen');
    }
  });

  test.each(CULTIVATION_UNITS)('the table of the unit %s has its places only', (unit) => {
    const { rows: shown, source } = previousYearsTable(catalogue.previousYears!, catalogue.offices, unit);
    const own = rows.filter(({ place }) => placeOf(catalogue.previousYears!, catalogue.offices, place).unit === unit);
    expect(shown.map(({ cells }) => cells['place'])).toEqual(
      own.map(({ place }) => placeOf(catalogue.previousYears!, catalogue.offices, place).name),
    );
    expect(new Set(source)).toEqual(new Set(own.flatMap((row) => row.source)));
  });
});
