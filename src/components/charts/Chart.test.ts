import { parse } from 'node-html-parser';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Lang } from '../../language/lang.ts';
import type { Column, Table } from '../../schemas/table.ts';
import { Chart } from './Chart.tsx';

const kg = { en: 'kg', hi: 'किलोग्राम' };
const figure = (en: string, hi: string): Column => ({ label: { en, hi }, kind: 'number', unit: kg });
const tableWith = (kind: 'line' | 'bar' | 'rows', series: string[]): Table => ({
  id: 'example',
  caption: { en: 'Example', hi: 'उदाहरण' },
  asOn: '2026-11-16',
  source: ['spec'],
  notes: [],
  columns: {
    year: { label: { en: 'Year', hi: 'वर्ष' }, kind: 'year', isRowHeading: true },
    opium: figure('Opium', 'अफीम'),
    heroin: figure('Heroin', 'हेरोइन'),
  },
  chart: { kind, across: 'year', series, title: { en: 'Seizures', hi: 'जब्ती' } },
  rows: [
    { cells: { year: '2015', opium: 100000, heroin: null }, source: [] },
    { cells: { year: '2016', opium: 120000, heroin: null }, source: [] },
    { cells: { year: '2018', opium: 90000, heroin: 7 }, source: [] },
  ],
});
const shown = (table: Table, lang: Lang) => parse(renderToStaticMarkup(createElement(Chart, { table, lang })));
const markup = (table: Table) => shown(table, 'en').toString();

test.each([
  ['en', 'Seizures', 'Opium (kg): 1,00,000 in 2015, 90,000 in 2018; highest 1,20,000 in 2016. Heroin (kg): 7 in 2018.'],
  [
    'hi',
    'जब्ती',
    'अफीम (किलोग्राम): 2015 में 1,00,000, 2018 में 90,000; सबसे अधिक 1,20,000, 2016 में। हेरोइन (किलोग्राम): 7, 2018 में।',
  ],
] as const)('in %s the chart is told in words', (lang, title, summary) => {
  const page = shown(tableWith('line', ['opium', 'heroin']), lang);
  const image = page.querySelector('svg[role="img"]')!;
  const [name, description] = image.getAttribute('aria-labelledby')!.split(' ');
  expect(page.getElementById(name!)?.text).toBe(title);
  expect(page.getElementById(description!)?.text).toBe(summary);
});

test('the series are named in text, the unit once', () => {
  const page = shown(tableWith('line', ['opium', 'heroin']), 'hi');
  expect(page.querySelectorAll('figcaption li').map(({ text }) => text)).toEqual(['अफीम', 'हेरोइन']);
  expect(page.querySelector('figcaption')?.text).toContain('किलोग्राम');
});

test('groups of rows are lines of their own, in the words of their groups', () => {
  const use = (en: string, hi: string) => ({ en, hi });
  const table = tableWith('line', ['opium']);
  const page = shown(
    {
      ...table,
      columns: { ...table.columns, use: { label: use('Use', 'उपयोग'), kind: 'words' } },
      groupBy: 'use',
      chart: { ...table.chart!, groups: ['Patta'] },
      rows: [
        { cells: { year: '2016', use: use('Patta', 'पट्टा'), opium: 5 }, source: [] },
        { cells: { year: '2016', use: use('Other', 'अन्य'), opium: 900 }, source: [] },
        { cells: { year: '2015', use: use('Patta', 'पट्टा'), opium: 6 }, source: [] },
      ],
    },
    'hi',
  );
  expect(page.querySelectorAll('figcaption li').map(({ text }) => text)).toEqual(['पट्टा (किलोग्राम)']);
  expect(page.querySelector('desc')?.text).toContain('2015 में 6, 2016 में 5');
  expect(page.querySelector('desc')?.text).not.toContain('900');
});

test('grid lines and years stand in the figures readers write', () => {
  const words = shown(tableWith('line', ['opium']), 'en')
    .querySelectorAll('svg[role="img"] text')
    .map(({ text }) => text);
  expect(words).toEqual(['0', '50,000', '1,00,000', '1,50,000', '2015', '2016', '2017', '2018']);
});

test('a gap in a line is said, and a single figure has its mark', () => {
  const page = shown(tableWith('line', ['opium', 'heroin']), 'en');
  expect(page.text).toContain('No published figure, so no line: 2017; Heroin 2015 to 2016.');
  expect(page.querySelectorAll('svg[role="img"] [data-missing]')).toHaveLength(1);
  expect(page.querySelectorAll('svg[role="img"] circle')).toHaveLength(3);
  expect(page.querySelectorAll('svg[role="img"] path')).toHaveLength(0);
  expect(page.querySelectorAll('svg[role="img"] rect:not([data-missing])')).toHaveLength(1);
});

test('bars stand for figures only', () => {
  const page = shown(tableWith('bar', ['opium', 'heroin']), 'en');
  expect(page.querySelectorAll('svg[role="img"] rect:not([data-missing])')).toHaveLength(4);
  expect(page.text).not.toContain('no line');
});

describe.each([
  ['en', 'Opium (kg): 1,00,000', 'Heroin (kg): not available'],
  ['hi', 'अफीम (किलोग्राम): 1,00,000', 'हेरोइन (किलोग्राम): उपलब्ध नहीं'],
] as const)('bars below their names, in %s', (lang, known, missing) => {
  const rows = (series: string[]) => shown(tableWith('rows', series), lang).querySelectorAll('figure > ul > li');

  test('each has its name and its figures in words', () => {
    const told = rows(['opium', 'heroin']).map((row) => row.querySelectorAll('span').map(({ text }) => text));
    expect(told[0]).toEqual(['2015', known, missing]);
    expect(rows(['opium'])[0]!.querySelectorAll('span').at(-1)!.text).toBe('1,00,000');
  });

  test('their lengths are those of the figures', () => {
    const lengths = rows(['opium', 'heroin']).flatMap((row) =>
      row.querySelectorAll('rect').map((bar) => bar.getAttribute('width')),
    );
    expect(lengths).toEqual(['70.0%', '0.0%', '84.0%', '0.0%', '63.0%', '0.0%']);
  });

  test('the signs are explained where there is more than one', () => {
    const signs = (series: string[]) => shown(tableWith('rows', series), lang).querySelectorAll('figcaption li').length;
    expect([signs(['opium', 'heroin']), signs(['opium'])]).toEqual([2, 0]);
  });
});

test('nothing is styled in place: the security policy forbids it', () => {
  expect(markup(tableWith('line', ['opium']))).not.toContain('style=');
  expect(markup(tableWith('bar', ['opium']))).not.toContain('style=');
  expect(markup(tableWith('rows', ['opium']))).not.toContain('style=');
});

test('a table without a chart cannot be drawn', () => {
  const { chart: _, ...table } = tableWith('bar', ['opium']);
  expect(() => shown(table, 'en')).toThrow(/“example” has no “chart”/);
});

test('missing bars are said, in both languages', () => {
  const remark = (series: string[], lang: Lang) =>
    shown(tableWith('bar', series), lang).querySelector('figure > p')?.text;
  expect(remark(['opium'], 'en')).toBe('No published figure: 2017.');
  expect(remark(['heroin'], 'en')).toBeUndefined();
  expect(remark(['opium'], 'hi')).toMatch(/2017/);
});
