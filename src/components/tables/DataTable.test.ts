import { parse } from 'node-html-parser';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Lang } from '../../language/lang.ts';
import type { Source } from '../../schemas/source.ts';
import type { Table } from '../../schemas/table.ts';
import { DataTable } from './DataTable.tsx';

const sources = new Map<string, Source>([
  ['reply', { label: { en: 'Reply in Parliament', hi: 'संसद में उत्तर' }, url: 'https://example.org/' }],
  ['spec', { label: { en: 'Published text', hi: 'प्रकाशित पाठ' } }],
]);
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
    { cells: { year: '2017', weight: 123456.5, order: 'G.S.R. 1' }, source: ['reply'] },
    { cells: { year: '2018', weight: null, order: null }, source: [] },
  ],
};
const place: Table['columns'] = { place: { label: { en: 'Place', hi: 'स्थान' }, kind: 'words' } };
const withWords: Table = { ...table, columns: { ...table.columns, ...place }, specimen: true };

const shown = (of: Table, lang: Lang) =>
  parse(renderToStaticMarkup(createElement(DataTable, { table: of, sources, lang })));
const texts = (of: Table, lang: Lang, selector: string) =>
  shown(of, lang)
    .querySelectorAll(selector)
    .map(({ text }) => text.trim());

test('headings name the columns with their units, and the rows', () => {
  expect(texts(table, 'en', 'thead th[scope="col"]')).toEqual(['Year', 'Weight (kg)', 'Order']);
  expect(texts(table, 'hi', 'thead th[scope="col"]')).toEqual(['वर्ष', 'वजन (किलोग्राम)', 'आदेश']);
  expect(texts(table, 'en', 'tbody th[scope="row"]')).toEqual(['2017 Note [1]', '2018']);
});

test('figures stand in Indian grouping, and a missing one is said in words', () => {
  expect(texts(table, 'en', 'td')).toEqual(['1,23,456.5', 'G.S.R. 1', 'not available', 'not available']);
  expect(texts(table, 'hi', 'td')).toEqual(['1,23,456.5', 'G.S.R. 1', 'उपलब्ध नहीं', 'उपलब्ध नहीं']);
});

test('Latin letters on a Hindi page say that they are English', () => {
  expect(shown(table, 'hi').querySelector('td [lang="en"]')?.text).toBe('G.S.R. 1');
  expect(shown(table, 'en').querySelector('td [lang]')).toBeNull();
});

test('a row leads to its source below the table', () => {
  const page = shown(table, 'en');
  const target = page.querySelector('tbody th a')?.getAttribute('href');
  expect(target).toBe('#example-note-1');
  expect(page.querySelector(target!)?.querySelector('a')?.getAttribute('href')).toBe('https://example.org/');
  expect(page.querySelector('figcaption')?.text).toContain('Source: Published text');
});

test.each([
  ['en', 'As on 16 November 2026', 'All agencies.'],
  ['hi', 'स्थिति की तिथि 16 नवंबर 2026', 'सभी एजेंसियां।'],
] as const)('in %s the day of the figures and the remarks are shown', (lang, asOn, remark) => {
  expect(shown(table, lang).querySelector('caption')?.text).toContain(asOn);
  expect(shown(table, lang).querySelector('figcaption')?.text).toContain(remark);
});

test('downloads name the table, the format and the size', () => {
  const links = shown(table, 'en').querySelectorAll('a[download]');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/en/data/example.csv', '/en/data/example.json']);
  for (const link of links) expect(link.text).toMatch(/^Example, (CSV|JSON) \([\d.]+ KB\)$/);
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

test('made-up figures carry a badge', () => {
  expect(shown(withWords, 'en').querySelector('caption')?.text).toContain('Specimen');
  expect(shown(table, 'en').querySelector('caption')?.text).not.toContain('Specimen');
});

test('a unit common to all figures is said once', () => {
  const columns = { ...table.columns, order: { ...table.columns['weight']!, label: { en: 'Rest', hi: 'शेष' } } };
  expect(texts({ ...table, columns, rows: [] }, 'en', 'thead th')).toEqual(['Year', 'Weight', 'Rest']);
  expect(shown({ ...table, columns, rows: [] }, 'en').querySelector('caption')?.text).toContain('kg · As on');
});

test.each([
  [6, false],
  [7, true],
])('a table of %i rows can be sorted: %s', (length, isSortable) => {
  const rows = Array.from({ length }, () => table.rows[0]!);
  expect(shown({ ...table, rows }, 'en').querySelector('table[data-sortable]') !== null).toBe(isSortable);
});
