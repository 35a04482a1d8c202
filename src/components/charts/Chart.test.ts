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
  chart: { kind, across: 'year', series, answer: [{ of: series[0]!, subject: { en: 'Seizures', hi: 'जब्ती' } }] },
  rows: [
    { cells: { year: '2015', opium: 100000, heroin: null }, source: [] },
    { cells: { year: '2016', opium: 120000, heroin: null }, source: [] },
    { cells: { year: '2018', opium: 90000, heroin: 7 }, source: [] },
  ],
});
const shown = (table: Table, lang: Lang) => parse(renderToStaticMarkup(createElement(Chart, { table, lang })));
const namesIn = (page: ReturnType<typeof shown>) =>
  page.querySelectorAll('figure p + svg').map((svg) => svg.previousElementSibling!.text);
const markup = (table: Table) => shown(table, 'en').toString();

test.each([
  [
    'en',
    'Seizures rose by about a fifth between 2015 and 2016, then fell by about a quarter by 2018',
    'Opium (kg): 1,00,000 in 2015, 90,000 in 2018; highest 1,20,000 in 2016.',
  ],
  [
    'hi',
    'जब्ती: 2015 से 2016 तक लगभग बीस प्रतिशत अधिक, फिर 2018 तक लगभग एक चौथाई कम',
    'अफीम (किलोग्राम): 2015 में 1,00,000, 2018 में 90,000; सबसे अधिक 1,20,000, 2016 में।',
  ],
] as const)('in %s the answer is the title, and the drawing is told in words', (lang, title, summary) => {
  const page = shown(tableWith('line', ['opium']), lang);
  const name = page.querySelector('figure')!.getAttribute('aria-labelledby')!;
  expect(page.getElementById(name)?.text).toBe(title);
  expect(page.querySelector('svg')!.getAttribute('aria-label')).toContain(summary);
});

test('several series are several drawings, each below its name, the unit once', () => {
  const page = shown(tableWith('line', ['opium', 'heroin']), 'hi');
  expect(page.querySelectorAll('svg[role="group"]')).toHaveLength(2);
  expect(namesIn(page)).toEqual(['अफीम', 'हेरोइन']);
  expect(page.querySelector('figcaption')?.text).toContain('किलोग्राम');
  expect(namesIn(shown(tableWith('line', ['opium']), 'hi'))).toEqual([]);
});

test('series of which one is many times larger have scales of their own, which is said', () => {
  const scales = (page: ReturnType<typeof shown>) =>
    page.querySelectorAll('svg').map((svg) => svg.querySelectorAll('text').find(({ text }) => text !== '0')?.text);
  const far = shown(tableWith('line', ['opium', 'heroin']), 'en');
  expect(far.text).toContain('a scale of its own');
  expect(new Set(scales(far)).size).toBe(2);
  const table = tableWith('line', ['opium', 'heroin']);
  table.rows[2]!.cells['heroin'] = 80000;
  const near = shown(table, 'en');
  expect(near.text).not.toContain('a scale of its own');
  expect(new Set(scales(near)).size).toBe(1);
});

test('groups of rows are lines of their own, in the words of their groups', () => {
  const use = (en: string, hi: string) => ({ en, hi });
  const table = tableWith('line', ['opium']);
  const page = shown(
    {
      ...table,
      columns: { ...table.columns, use: { label: use('Use', 'उपयोग'), kind: 'words' } },
      groupBy: 'use',
      chart: { ...table.chart!, groups: ['Patta'], answer: [] },
      rows: [
        { cells: { year: '2016', use: use('Patta', 'पट्टा'), opium: 5 }, source: [] },
        { cells: { year: '2016', use: use('Other', 'अन्य'), opium: 900 }, source: [] },
        { cells: { year: '2015', use: use('Patta', 'पट्टा'), opium: 6 }, source: [] },
      ],
    },
    'hi',
  );
  const summary = page.querySelector('svg')!.getAttribute('aria-label');
  expect(summary).toContain('पट्टा (किलोग्राम): 2015 में 6, 2016 में 5');
  expect(summary).not.toContain('900');
});

test('grid lines, years and figures stand in the numbers readers write', () => {
  const words = shown(tableWith('line', ['opium']), 'en')
    .querySelectorAll('svg g[aria-hidden] text')
    .map(({ text }) => text);
  expect(words).toEqual(
    expect.arrayContaining(['0', '50,000', '1,50,000', '2015', '2017', '2018', '1,20,000', '90,000']),
  );
});

test('a gap is hatched and named, in the drawing and below it; no line runs over it', () => {
  const page = shown(tableWith('line', ['opium', 'heroin']), 'en');
  expect(page.text).toContain('Hatched: no published figure.');
  const [opium, heroin] = page.querySelectorAll('svg');
  expect(opium!.querySelectorAll('[data-missing]').map((gap) => gap.getAttribute('width'))).toEqual(['25%']);
  expect(heroin!.querySelectorAll('[data-missing]').map((gap) => gap.getAttribute('width'))).toEqual(['75%']);
  expect(heroin!.getAttribute('aria-label')).toMatch(/No published figure: 2015 to 2017\.$/);
  expect(heroin!.text).toMatch(/no.*figure/);
  const marks = (svg: typeof opium) => svg!.querySelectorAll('g[aria-hidden] > circle').length;
  expect([marks(opium), marks(heroin)]).toEqual([3, 1]);
  expect(shown(tableWith('bar', ['heroin']), 'en').text).not.toContain('no published figure');
});

test('bars stand for figures only', () => {
  const page = shown(tableWith('bar', ['opium', 'heroin']), 'en');
  expect(page.querySelectorAll('g[aria-hidden] > rect')).toHaveLength(4);
});

test('what is known only roughly says so, at its mark and when touched', () => {
  const table = tableWith('line', ['opium']);
  table.rows[2]!.roughly = { opium: { kind: 'about' } };
  const page = shown(table, 'hi');
  expect(page.querySelectorAll('[data-label]').map(({ text }) => text)).toContain('लगभग 90,000');
  expect(page.querySelectorAll('[data-point]').at(-1)!.getAttribute('aria-label')).toBe('2018: लगभग 90,000 किलोग्राम');
  expect(page.text).toContain('खाली निशान');
  expect(shown(tableWith('line', ['opium']), 'hi').text).not.toContain('खाली निशान');
});

test('every figure can be touched; the keyboard enters at the newest', () => {
  const points = shown(tableWith('bar', ['opium']), 'en').querySelectorAll('[data-point]');
  expect(points.map((point) => point.querySelector('text')!.text)).toEqual([
    '2015: 1,00,000 kg',
    '2016: 1,20,000 kg',
    '2018: 90,000 kg',
  ]);
  expect(points.map((point) => point.getAttribute('tabindex'))).toEqual(['-1', '-1', '0']);
});

describe.each([
  ['en', 'not available'],
  ['hi', 'उपलब्ध नहीं'],
] as const)('bars below their names, in %s', (lang, missing) => {
  const lists = (series: string[]) => shown(tableWith('rows', series), lang).querySelectorAll('ul');

  test('each has its name and its figure in words', () => {
    const [opium, heroin] = lists(['opium', 'heroin']).map((list) =>
      list.querySelectorAll('li').map((row) => row.querySelectorAll('span').map(({ text }) => text)),
    );
    expect(opium![0]).toEqual(['2015', '1,00,000']);
    expect(heroin![0]).toEqual(['2015', missing]);
  });

  test('their lengths are those of the figures', () => {
    const [list] = lists(['opium']);
    expect(list!.querySelectorAll('rect').map((bar) => bar.getAttribute('width'))).toEqual(['66.7%', '80.0%', '60.0%']);
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
