import { describe, expect, test } from 'vitest';
import { chosenRows, type Extract, type ExtractColumn, type ExtractRow, shownColumns, WHOLE } from './extract.ts';

const column = (name: string, kind: ExtractColumn['kind'], more: Partial<ExtractColumn> = {}): ExtractColumn => ({
  name,
  label: name,
  kind,
  isRowHeading: false,
  choices: [],
  ...more,
});
const columns = [
  column('crop_year', 'year', { isRowHeading: true }),
  column('weight', 'figure'),
  column('state', 'words', { choices: ['mp', 'up'] }),
];
const row = (year: string, weight: number | null, state: string | null, key?: string): ExtractRow => ({
  values: [year, weight, state],
  keys: [undefined, undefined, key],
});
const rows = [
  row('2015-16', 9, 'मध्य प्रदेश', 'mp'),
  row('2016-17', 100, 'उत्तर प्रदेश', 'up'),
  row('2017-18', null, null),
  row('2018-19', -2.5, 'अफ़ीम', 'mp'),
];
const fold = (text: string) => text.toLowerCase().replaceAll('\u093C', '');
const years = (extract: Partial<Extract>, lang: 'en' | 'hi' = 'en') =>
  chosenRows(columns, rows, { ...WHOLE, ...extract }, { lang, fold }).map(({ values: [year] }) => year);

describe('rows', () => {
  test.each([
    [{ column: 'weight', from: '9' }, ['2015-16', '2016-17']],
    [{ column: 'weight', to: '9' }, ['2015-16', '2018-19']],
    [{ column: 'weight', from: '-3', to: '0' }, ['2018-19']],
    [{ column: 'crop_year', from: '2016', to: '2017' }, ['2016-17', '2017-18']],
    [{ column: 'crop_year', to: '2015' }, ['2015-16']],
    [{ column: 'crop_year', from: '2018-19' }, ['2018-19']],
    [{ column: 'state', keys: ['mp'] }, ['2015-16', '2018-19']],
    [{ column: 'state', keys: ['mp', 'up'] }, ['2015-16', '2016-17', '2018-19']],
  ])('%j', (condition, found) => {
    expect(years({ conditions: [condition] })).toEqual(found);
  });

  test('all conditions count, and every word', () => {
    expect(years({ conditions: [{ column: 'state', keys: ['mp'] }], words: '2015 प्रदेश' })).toEqual(['2015-16']);
    expect(years({ words: '2015 उत्तर' })).toEqual([]);
  });

  test('words are found in either spelling', () => {
    expect(years({ words: 'अफीम' })).toEqual(['2018-19']);
  });
});

describe('order', () => {
  test('figures as numbers, what is missing last, whichever way', () => {
    expect(years({ sort: { column: 'weight', isDescending: false } })).toEqual([
      '2018-19',
      '2015-16',
      '2016-17',
      '2017-18',
    ]);
    expect(years({ sort: { column: 'weight', isDescending: true } }).at(-1)).toBe('2017-18');
  });

  test('words as their language sorts them', () => {
    expect(years({ sort: { column: 'state', isDescending: false } }, 'hi')).toEqual([
      '2018-19',
      '2016-17',
      '2015-16',
      '2017-18',
    ]);
  });
});

test('columns keep the order of the table, and the one that names the rows stays', () => {
  const names = (of: string[]) => shownColumns(columns, { ...WHOLE, columns: of }).map(({ name }) => name);
  expect(names([])).toEqual(['crop_year', 'weight', 'state']);
  expect(names(['state'])).toEqual(['crop_year', 'state']);
});

test('columns that are mostly empty wait until they are chosen, and of a hollow table so do rows with nothing in sight', () => {
  const spare = columns.map((each) => ({ ...each, isSpare: each.name === 'state' }));
  expect(shownColumns(spare, WHOLE).map(({ name }) => name)).toEqual(['crop_year', 'weight']);
  const found = (extract: Partial<Extract>, isHollow: boolean) =>
    chosenRows(spare, rows, { ...WHOLE, ...extract }, { lang: 'en', fold, isHollow }).length;
  expect(found({}, true)).toBe(3);
  expect(found({}, false)).toBe(4);
  expect(found({ columns: ['state'] }, true)).toBe(4);
});
