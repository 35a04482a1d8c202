import { parse } from 'node-html-parser';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Lang } from '../../language/lang.ts';
import type { Table } from '../../schemas/table.ts';
import { SmallChart } from './SmallChart.tsx';

const table: Table = {
  id: 'example',
  caption: { en: 'Example', hi: 'उदाहरण' },
  asOn: '2026-11-16',
  source: ['spec'],
  notes: [],
  columns: {
    year: { label: { en: 'Year', hi: 'वर्ष' }, kind: 'year', isRowHeading: true },
    opium: { label: { en: 'Opium', hi: 'अफीम' }, kind: 'number', unit: { en: 'kg', hi: 'किलोग्राम' } },
    heroin: { label: { en: 'Heroin', hi: 'हेरोइन' }, kind: 'number' },
  },
  rows: [
    { cells: { year: '2019', opium: 120000, heroin: null }, roughly: { opium: { kind: 'about' } }, source: [] },
    { cells: { year: '2018', opium: null, heroin: 7 }, source: [] },
    { cells: { year: '2017', opium: 100000, heroin: null }, source: [] },
  ],
};
const shown = (of: string, lang: Lang, kind: 'line' | 'bar' = 'line') =>
  parse(renderToStaticMarkup(createElement(SmallChart, { table, of, kind, lang })));

test('first and last figure stand with their years, rough ones as such; where both do not fit, the first moves down', () => {
  const words = (lang: Lang) =>
    shown('opium', lang)
      .querySelectorAll('text')
      .map(({ text }) => text);
  expect(words('en')).toEqual(['', 'about 1,20,000', '2017: 1,00,000', '2019']);
  expect(words('hi')).toEqual(['', 'लगभग 1,20,000', '2017: 1,00,000', '2019']);
});

test('it is told in words, and a gap is drawn as one', () => {
  const image = shown('opium', 'en').querySelector('svg')!;
  expect(image.getAttribute('aria-label')).toBe(
    'Opium (kg): 1,00,000 in 2017, about 1,20,000 in 2019; highest about 1,20,000 in 2019.',
  );
  expect(image.querySelectorAll('[data-missing]')).toHaveLength(1);
  expect(image.querySelectorAll('circle + line, line + line')).toHaveLength(0);
  expect(shown('opium', 'en', 'bar').querySelectorAll('rect:not([data-missing])')).toHaveLength(2);
});

test('a single figure stands once; nothing is drawn of none', () => {
  expect(
    shown('heroin', 'en')
      .querySelectorAll('text')
      .map(({ text }) => text),
  ).toEqual(['7', '2018']);
  const empty = { ...table, rows: table.rows.slice(0, 1) };
  expect(renderToStaticMarkup(createElement(SmallChart, { table: empty, of: 'heroin', lang: 'en' }))).toBe('');
});
