import { parse } from 'node-html-parser';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Lang } from '../../language/lang.ts';
import type { Table } from '../../schemas/table.ts';
import { DataTable } from './DataTable.tsx';

const both = (words: string) => ({ en: words, hi: `टिप्पणी: ${words}` });
const table: Table = {
  id: 'example',
  caption: { en: 'Example', hi: 'उदाहरण' },
  asOn: '2026-11-16',
  source: ['spec'],
  notes: [{ en: 'All agencies.', hi: 'सभी एजेंसियां।' }],
  columns: {
    year: { label: { en: 'Year', hi: 'वर्ष' }, kind: 'year', isRowHeading: true },
    weight: { label: { en: 'Weight', hi: 'वजन' }, kind: 'number', unit: { en: 'kg', hi: 'किलोग्राम' } },
    order: { label: { en: 'Order', hi: 'आदेश' }, kind: 'code' },
  },
  rows: [
    { cells: { year: '2017', weight: 123456.5, order: 'G.S.R. 1' }, source: ['reply'], note: both('Rounded.') },
    { cells: { year: '2018', weight: 7, order: null }, source: [], toConfirm: both('Read in a copy.') },
  ],
};
const place: Table['columns'] = { place: { label: { en: 'Place', hi: 'स्थान' }, kind: 'words' } };
const withWords: Table = {
  ...table,
  columns: { ...table.columns, ...place },
  rows: table.rows.map((row) => ({ ...row, cells: { ...row.cells, place: both('Kota') } })),
};

const shown = (of: Table, lang: Lang) =>
  parse(renderToStaticMarkup(createElement(DataTable, { table: of, section: 'opium', lang })));
const texts = (of: Table, lang: Lang, selector: string) =>
  shown(of, lang)
    .querySelectorAll(selector)
    .map(({ text }) => text.trim());

test('headings name the columns with their units, and the rows', () => {
  expect(texts(table, 'en', 'thead th[scope="col"]')).toEqual(['Year', 'Weight (kg)', 'Order']);
  expect(texts(table, 'hi', 'thead th[scope="col"]')).toEqual(['वर्ष', 'वजन (किलोग्राम)', 'आदेश']);
  expect(texts(table, 'en', 'tbody th[scope="row"]').map((words) => words.slice(0, 4))).toEqual(['2018', '2017']);
});

test('the newest year comes first, figures stand in Indian grouping, a missing one is a dash with words', () => {
  expect(texts(table, 'en', 'td')).toEqual(['7', '–not available', '1,23,456.5', 'G.S.R. 1']);
  expect(texts(table, 'hi', 'td')).toEqual(['7', '–उपलब्ध नहीं', '1,23,456.5', 'G.S.R. 1']);
});

test('Latin letters on a Hindi page say that they are English', () => {
  expect(shown(table, 'hi').querySelector('td [lang="en"]')?.text).toBe('G.S.R. 1');
  expect(shown(table, 'en').querySelector('td [lang]')).toBeNull();
});

test('a row leads to its note below the table, which is closed', () => {
  const page = shown(table, 'en');
  const target = page.querySelector('tbody th a:not([data-doubt])')?.getAttribute('href');
  expect(target).toBe('#example-note-1');
  expect(page.querySelector(target!)?.text).toBe('Rounded.');
  const notes = page.querySelector(target!)?.closest('details');
  expect(notes?.hasAttribute('open')).toBe(false);
  expect(notes?.text).toContain('All agencies.');
});

test('a row that is not confirmed has a sign, which leads to the end of the page', () => {
  const marks = shown(table, 'en').querySelectorAll('tbody [data-doubt]');
  expect(marks.map((mark) => mark.getAttribute('href'))).toEqual(['#doubt-row-example-2']);
  expect(shown(table, 'en').text).not.toContain('Read in a copy.');
});

test('neither sources nor files stand with the table', () => {
  expect(shown(table, 'en').querySelectorAll('a[download], a[target]')).toEqual([]);
});

test('a column and a row without anything are left out', () => {
  const { order: _, ...cells } = table.rows[1]!.cells;
  const rows = [
    { ...table.rows[0]!, cells: { ...table.rows[0]!.cells, order: null } },
    { ...table.rows[1]!, cells },
  ];
  const empty = { cells: { year: '2019', weight: null, order: null }, source: [] };
  expect(texts({ ...table, rows: [...rows, empty] }, 'en', 'thead th')).toEqual(['Year', 'Weight (kg)']);
  expect(texts({ ...table, rows: [...rows, empty] }, 'en', 'tbody tr')).toHaveLength(2);
});

test('a number that is known only roughly says so in its cell', () => {
  const rows = [
    {
      cells: { year: '2017', weight: 4400, order: null },
      roughly: { weight: { kind: 'about' as const, to: 4500 } },
      source: [],
    },
    {
      cells: { year: '2018', weight: 100000, order: null },
      roughly: { weight: { kind: 'over' as const } },
      source: [],
    },
  ];
  expect(texts({ ...table, rows }, 'en', 'tbody td')).toEqual(['over 1,00,000', 'about 4,400 to 4,500']);
});

describe('a table that would be half empty', () => {
  const columns = { ...table.columns, area: { label: { en: 'Area', hi: 'क्षेत्र' }, kind: 'number' as const } };
  const rows = [
    { cells: { year: '2017', weight: 12, order: null, area: null }, source: [] },
    { cells: { year: '2018', weight: null, order: null, area: 3 }, source: [] },
    { cells: { year: '2019', weight: null, order: null, area: null }, source: [], note: both('About 4 tons.') },
  ];
  const page = shown({ ...table, columns, rows }, 'en');

  test('tells what is known row by row, the newest year first', () => {
    expect(page.querySelector('table')).toBeNull();
    expect(page.querySelectorAll('dt').map(({ text }) => text)).toEqual(['2019', '2018', '2017']);
    expect(page.querySelectorAll('dd').map(({ text }) => text)).toEqual(['About 4 tons.', 'Area 3', 'Weight 12 kg']);
  });

  test('says whom to ask for the rest', () => {
    expect(page.querySelector('figcaption > p a')?.getAttribute('href')).toBe('/en/about/contact/#office-finder');
  });

  test('one without any figure says only whom to ask', () => {
    const none = rows.map(({ cells: { year }, source }) => ({ cells: { year }, source }));
    const bare = shown({ ...table, columns, notes: [], rows: none }, 'en');
    expect(bare.querySelector('dl, table')).toBeNull();
    expect(bare.querySelector('p#table-example a')?.getAttribute('href')).toBe('/en/about/contact/#office-finder');
  });
});

test('below its chart a table is closed', () => {
  const props = { table, section: 'opium' as const, isFolded: true, lang: 'en' as const };
  const page = parse(renderToStaticMarkup(createElement(DataTable, props)));
  expect(page.querySelector('details:not([open]) > figure table')).not.toBeNull();
});

test('figures scroll in a box that the keyboard can reach', () => {
  const box = shown(table, 'en').querySelector('section');
  expect(box?.getAttribute('tabindex')).toBe('0');
  expect(shown(table, 'en').getElementById(box!.getAttribute('aria-labelledby')!)?.text).toBe('Example');
});

test('rows with words keep their labels and their meaning when they become cards', () => {
  const page = shown(withWords, 'hi');
  expect(page.querySelector('table')?.getAttribute('role')).toBe('table');
  expect(page.querySelectorAll('tbody tr:first-child td').map((cell) => cell.getAttribute('data-label'))).toEqual([
    'वजन (किलोग्राम)',
    'आदेश',
    'स्थान',
  ]);
  expect(shown(table, 'hi').querySelector('table')?.hasAttribute('role')).toBe(false);
});

test('a unit common to all figures is said once', () => {
  const columns = { ...table.columns, rest: { ...table.columns['weight']!, label: { en: 'Rest', hi: 'शेष' } } };
  const rows = table.rows.map((row) => ({ ...row, cells: { ...row.cells, rest: 1 } }));
  expect(texts({ ...table, columns, rows }, 'en', 'thead th')).toEqual(['Year', 'Weight', 'Order', 'Rest']);
  expect(shown({ ...table, columns, rows }, 'en').querySelector('caption')?.text).toContain('kg');
});

test.each([
  [9, false],
  [10, true],
])('a table of %i rows can be sorted: %s', (length, isSortable) => {
  const rows = Array.from({ length }, () => table.rows[0]!);
  expect(shown({ ...table, rows }, 'en').querySelector('table[data-sortable]') !== null).toBe(isSortable);
});
