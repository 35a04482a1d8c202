import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import type { Source } from '../schemas/source.ts';
import type { Table } from '../schemas/table.ts';
import { dataFilePath } from '../addresses/datasets.ts';
import { sharedUnit, tableToCsv, tableToJson } from './table-export.ts';
import { rowReferences } from './table-references.ts';

const sources = new Map<string, Source>([
  ['reply', { label: { en: 'Reply, in "Parliament"', hi: 'संसद में उत्तर' }, url: 'https://example.org/' }],
  ['spec', { label: { en: 'Text', hi: 'पाठ' } }],
]);
const table: Table = {
  id: 'example',
  caption: { en: 'Example', hi: 'उदाहरण' },
  asOn: '2026-11-16',
  source: ['spec'],
  notes: [{ en: 'Remark', hi: 'टीका' }],
  columns: {
    year: { label: { en: 'Year', hi: 'वर्ष' }, kind: 'year', isRowHeading: true },
    weight: { label: { en: 'Weight', hi: 'वजन' }, kind: 'number', unit: { en: 'kg', hi: 'किलोग्राम' } },
    place: { label: { en: 'Place', hi: 'स्थान' }, kind: 'words' },
  },
  rows: [
    {
      cells: { year: '2017', weight: 123456.5, place: { en: 'Neemuch, M.P.', hi: 'नीमच' } },
      source: ['reply'],
      note: { en: 'Rounded', hi: 'पूर्णांकित' },
    },
    { cells: { year: '2018', weight: -3, place: { en: '=HYPERLINK("x")', hi: '@योग' } }, source: [] },
    {
      cells: { year: '2019', weight: null, place: null },
      source: ['reply'],
      note: { en: 'Rounded', hi: 'पूर्णांकित' },
    },
  ],
};

test('a spreadsheet gets headings in the language of the page, plain numbers and empty cells', () => {
  expect(tableToCsv(table, sources, 'hi').split('\r\n')).toEqual([
    '\uFEFFवर्ष,वजन (किलोग्राम),स्थान,टिप्पणी,स्रोत',
    '2017,123456.5,नीमच,पूर्णांकित,संसद में उत्तर',
    "2018,-3,'@योग,,पाठ",
    '2019,,,पूर्णांकित,संसद में उत्तर',
    '',
  ]);
});

test('commas and quotation marks survive the way into a spreadsheet, formulas do not', () => {
  const rows: string[][] = parse(tableToCsv(table, sources, 'en'), { bom: true });
  expect(rows[1]).toEqual(['2017', '123456.5', 'Neemuch, M.P.', 'Rounded', 'Reply, in "Parliament"']);
  expect(rows[2]?.[2]).toBe(`'=HYPERLINK("x")`);
});

test.each(['=1+1', '+1', '-1', '@A1', '\t=1', ' =1'])('the text %j cannot run as a formula', (text) => {
  const rows = [{ cells: { year: '2017', weight: 1, place: { en: text, hi: text } }, source: [] }];
  const [, first]: string[][] = parse(tableToCsv({ ...table, rows }, sources, 'en'), { bom: true });
  expect(first?.[2]).toBe(`'${text}`);
});

test('a program gets the same figures with null for what is not available', () => {
  const json = JSON.parse(tableToJson(table, sources, 'en'));
  expect(json).toMatchObject({ id: 'example', caption: 'Example', asOn: '2026-11-16', notes: ['Remark'] });
  expect(json.columns[1]).toEqual({ name: 'weight', label: 'Weight', about: null, unit: 'kg', kind: 'number' });
  expect(json.rows[0].sources).toEqual([{ label: 'Reply, in "Parliament"', url: 'https://example.org/' }]);
  expect(json.rows[2]).toMatchObject({ year: '2019', weight: null, place: null });
});

test('a number known only roughly stays a number in the files, and beside it stands how it is known', () => {
  const rows = [
    {
      cells: { year: '2020', weight: 4400, place: null },
      roughly: { weight: { kind: 'about' as const, to: 4500 } },
      source: [],
    },
    { cells: { year: '2021', weight: 3, place: null }, source: [] },
  ];
  const json = JSON.parse(tableToJson({ ...table, rows }, sources, 'en'));
  expect(json.rows[0]).toMatchObject({ weight: 4400, roughly: { weight: 'about 4,400 to 4,500' } });
  expect(json.rows[1]).toMatchObject({ weight: 3, roughly: {} });
  const [head, first, second]: string[][] = parse(tableToCsv({ ...table, rows }, sources, 'en'), { bom: true });
  expect(head?.[3]).toBe('Known only roughly');
  expect(first?.slice(1, 4)).toEqual(['4400', '', 'Weight: about 4,400 to 4,500']);
  expect(second?.[3]).toBe('');
});

test('a row without its own source has that of the table; an unknown source stops the build', () => {
  expect(JSON.parse(tableToJson(table, sources, 'hi')).rows[1].sources).toEqual([{ label: 'पाठ', url: null }]);
  expect(() => tableToCsv(table, new Map(), 'en')).toThrow(/“example” names the source “reply”/);
});

test('rows that say the same share a number; rows that say nothing have none', () => {
  const { numbers, notes } = rowReferences(table.rows, 'en');
  expect(table.rows.map((row) => numbers.get(row))).toEqual([1, undefined, 1]);
  expect(notes).toEqual(['Rounded']);
});

test('a unit is said once only if all figures share it', () => {
  const { weight, year } = table.columns;
  expect(sharedUnit([year!, weight!, weight!])).toEqual({ en: 'kg', hi: 'किलोग्राम' });
  expect(sharedUnit([weight!, { ...weight!, unit: { en: 'tons', hi: 'टन' } }])).toBeUndefined();
  expect(sharedUnit([weight!])).toBeUndefined();
});

test('the files stand under the language of the page', () => {
  expect(dataFilePath('example', 'csv', 'hi')).toBe('/hi/data/example.csv');
});

test('rows of law carry their days, and a program gets those of other days apart', () => {
  const [now, then] = [
    { ...table.rows[0]!, from: '2014-05-01' },
    { ...table.rows[1]!, from: '2001-10-02', until: '2014-04-30' },
  ];
  const law = { ...table, rows: [now], everyRow: [then, now] };
  const [headings, ...lines]: string[][] = parse(tableToCsv(law, sources, 'en'), { bom: true });
  expect(headings?.slice(3)).toEqual(['Holds since', 'Held until', 'Note', 'Source']);
  expect(lines.map((cells) => cells.slice(3, 5))).toEqual([['2014-05-01', '']]);
  const { rows, otherDays } = JSON.parse(tableToJson(law, sources, 'en')) as Record<string, unknown>;
  expect(rows).toMatchObject([{ year: '2017', from: '2014-05-01', until: null }]);
  expect(otherDays).toMatchObject([{ year: '2018', from: '2001-10-02', until: '2014-04-30' }]);
  expect(JSON.parse(tableToJson(table, sources, 'en'))).not.toHaveProperty('otherDays');
});
