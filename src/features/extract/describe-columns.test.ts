import { expect, test } from 'vitest';
import type { Table } from '../../schemas/table.ts';
import { describeColumns, keyIn } from './describe-columns.ts';

const both = (en: string, hi = en) => ({ en, hi });
const place = { madhya: both('Madhya Pradesh', 'मध्य प्रदेश'), uttar: both('Uttar Pradesh', 'उत्तर प्रदेश') };
const table: Pick<Table, 'columns' | 'rows'> = {
  columns: {
    year: { label: both('Year', 'वर्ष'), kind: 'crop-year', isRowHeading: true },
    weight: { label: both('Weight', 'वजन'), kind: 'number', unit: both('kg', 'किलोग्राम') },
    state: { label: both('State', 'राज्य'), kind: 'words' },
    order: { label: both('Order', 'आदेश'), kind: 'code' },
  },
  rows: [place.madhya, place.uttar, place.madhya, null].map((state, index) => ({
    cells: { year: `201${index}-1${index + 1}`, weight: index, state, order: `G.S.R. ${index}` },
    source: [],
  })),
};
const described = (lang: 'en' | 'hi') => describeColumns(table, lang);

test('each column is compared as what it holds, and its heading has its unit', () => {
  expect(described('hi').map(({ name, label, kind }) => [name, label, kind])).toEqual([
    ['year', 'वर्ष', 'year'],
    ['weight', 'वजन (किलोग्राम)', 'figure'],
    ['state', 'राज्य', 'words'],
    ['order', 'आदेश', 'words'],
  ]);
});

test('a few words can be chosen, by keys that both languages share; many cannot', () => {
  expect(described('en')[2]!.choices).toEqual(['madhya-pradesh', 'uttar-pradesh']);
  expect(described('hi')[2]!.choices).toEqual(described('en')[2]!.choices);
  expect(described('hi')[2]!.choiceWords).toEqual([
    { key: 'madhya-pradesh', words: 'मध्य प्रदेश' },
    { key: 'uttar-pradesh', words: 'उत्तर प्रदेश' },
  ]);
  expect(described('en')[3]!.choices).toEqual([]);
  expect(table.rows.map(({ cells }) => keyIn(cells, 'state'))).toEqual([
    'madhya-pradesh',
    'uttar-pradesh',
    'madhya-pradesh',
    undefined,
  ]);
});
