import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import type { ExtractColumn } from './extract.ts';
import { extractCsv } from './extract-csv.ts';

const column = (name: string, label: string, kind: ExtractColumn['kind']): ExtractColumn => ({
  name,
  label,
  kind,
  isRowHeading: name === 'year',
  choices: [],
});
const columns = [
  column('year', 'वर्ष', 'year'),
  column('place', 'स्थान', 'words'),
  column('opium', 'अफीम (किलोग्राम)', 'figure'),
];
const rows = [
  { values: ['2016', '=HYPERLINK("x")', 123456.5], rough: new Map<number, string>() },
  { values: ['2017', 'नीमच, म.प्र.', 3800], rough: new Map([[2, 'लगभग 3,800']]) },
  { values: ['2018', null, null], rough: new Map<number, string>() },
];
const read = (shown: ExtractColumn[]): string[][] => parse(extractCsv(columns, shown, rows, 'मोटे तौर पर'));

test('the columns that are shown, plain numbers, no formula, and what is rough in words', () => {
  expect(read(columns)).toEqual([
    ['वर्ष', 'स्थान', 'अफीम (किलोग्राम)', 'मोटे तौर पर'],
    ['2016', `'=HYPERLINK("x")`, '123456.5', ''],
    ['2017', 'नीमच, म.प्र.', '3800', 'अफीम (किलोग्राम): लगभग 3,800'],
    ['2018', '', '', ''],
  ]);
});

test('what is rough in a column that is not shown is not told', () => {
  expect(read(columns.slice(0, 2))[0]).toEqual(['वर्ष', 'स्थान']);
});
