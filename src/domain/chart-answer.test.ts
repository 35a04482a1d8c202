import { describe, expect, test } from 'vitest';
import type { Rough, Table } from '../schemas/table.ts';
import { changeSentence, chartTitle } from './chart-answer.ts';
import type { ChartSeries } from './chart-series.ts';

const seriesOf = (figures: [string, number, Rough?][]): ChartSeries => ({
  name: 'opium',
  label: { en: 'Opium', hi: 'अफीम' },
  unit: { en: 'kg', hi: 'किलोग्राम' },
  figures: figures.map(([place, value, rough]) => ({ place, value, rough })),
});
const said = (...figures: [string, number, Rough?][]) => changeSentence('Opium', seriesOf(figures), 'en');
const saidInHindi = (...figures: [string, number, Rough?][]) => changeSentence('अफीम', seriesOf(figures), 'hi');
const between = (from: number, to: number) => said(['2020', from], ['2022', to]).replace(/ between.*/, '');

test.each([
  [5212, 3800, 'Opium fell by about a quarter'],
  [100, 52, 'Opium fell by about half'],
  [100, 57, 'Opium fell by about 43%'],
  [100, 5, 'Opium fell by about 95%'],
  [100, 133, 'Opium rose by about a third'],
  [100, 160, 'Opium rose by about 60%'],
  [100, 204, 'Opium about doubled'],
  [100, 230, 'Opium rose to more than 2 times as much'],
  [4462, 12863, 'Opium about tripled'],
  [100, 450, 'Opium rose to about 4.5 times as much'],
  [100, 104, 'Opium stayed about the same'],
  [100, 96, 'Opium stayed about the same'],
  [100, 100, 'Opium stayed the same'],
])('from %d to %d: %s', (from, to, words) => {
  expect(between(from, to)).toBe(words);
});

test('the years are said, in both languages, whatever the order of the rows and the gaps between them', () => {
  expect(said(['2022', 50], ['2017', 100])).toBe('Opium fell by about half between 2017 and 2022');
  expect(saidInHindi(['2022', 50], ['2017', 100])).toBe('अफीम: 2017 की तुलना में 2022 में लगभग पचास प्रतिशत कम');
});

test('a year that stands out turns the sentence', () => {
  expect(said(['2017', 100], ['2020', 200], ['2022', 150])).toBe(
    'Opium about doubled between 2017 and 2020, then fell by about a quarter by 2022',
  );
  expect(saidInHindi(['2017', 100], ['2019', 50], ['2022', 100])).toBe(
    'अफीम: 2017 से 2019 तक लगभग पचास प्रतिशत कम, फिर 2022 तक लगभग दो गुना',
  );
  expect(said(['2017', 100], ['2020', 160], ['2022', 150])).toBe('Opium rose by about half between 2017 and 2022');
});

describe('a figure that lasts', () => {
  test('is said with the year from which on', () => {
    expect(said(['2017-18', 5.9], ['2020-21', 4.2], ['2021-22', 4.2], ['2022-23', 4.2])).toBe(
      'Opium has been 4.2 kg since 2020-21; in 2017-18 it was 5.9',
    );
  });
  test('not over a year without a figure', () => {
    expect(said(['2017', 5], ['2018', 4], ['2020', 4], ['2021', 4])).toMatch(/fell by/);
  });
});

test('no ratio is told of what has none', () => {
  expect(said(['2015', 100, { kind: 'over' }], ['2017', 360])).toBe('Opium: over 100 kg in 2015, 360 kg in 2017');
  expect(said(['2015', 0], ['2017', 360])).toBe('Opium: 0 kg in 2015, 360 kg in 2017');
  expect(said(['2015', 10, { kind: 'about', to: 20 }], ['2017', 36])).toMatch(/about 10 to 20 kg in 2015/);
  expect(said(['2017', 360])).toBe('Opium: 360 kg in 2017');
  expect(said()).toBe('Opium');
});

describe('the title of a table', () => {
  const column = (en: string) => ({ label: { en, hi: en }, kind: 'number' as const });
  const table = (kind: 'line' | 'rows', rows: [string, number | null, number | null][], of: string[]): Table => ({
    id: 'example',
    caption: { en: 'Example', hi: 'उदाहरण' },
    asOn: '2026-11-16',
    source: ['spec'],
    notes: [],
    columns: {
      year: { label: { en: 'Year', hi: 'वर्ष' }, kind: 'code', isRowHeading: true },
      poppy: column('Poppy'),
      cannabis: column('Cannabis'),
    },
    chart: {
      kind,
      across: 'year',
      series: ['poppy', 'cannabis'],
      answer: of.map((name) => ({ of: name, subject: { en: name, hi: name } })),
    },
    rows: rows.map(([year, poppy, cannabis]) => ({ cells: { year, poppy, cannabis }, source: [] })),
  });

  test('a new year changes it', () => {
    const rows: [string, number | null, number | null][] = [
      ['2022', 200, null],
      ['2021', 100, null],
    ];
    const titleOf = (of: typeof rows) => chartTitle(table('line', of, ['poppy']), 'en');
    expect(titleOf(rows)).toBe('poppy about doubled between 2021 and 2022');
    expect(titleOf([['2023', 100, null], ...rows])).toBe(
      'poppy about doubled between 2021 and 2022, then fell by about half by 2023',
    );
  });

  test('of two subjects the second does not repeat the same years', () => {
    const both = ['poppy', 'cannabis'];
    expect(
      chartTitle(
        table(
          'line',
          [
            ['2021', 1, 3],
            ['2022', 2, 2],
          ],
          both,
        ),
        'en',
      ),
    ).toBe('poppy about doubled between 2021 and 2022; cannabis fell by about a third');
    expect(
      chartTitle(
        table(
          'line',
          [
            ['2021', 1, 3],
            ['2022', 2, 2],
            ['2023', null, 2.4],
          ],
          both,
        ),
        'en',
      ),
    ).toMatch(/; cannabis fell by .* between 2021 and 2022, then rose .* by 2023$/);
  });

  test('of lying bars it names the longest', () => {
    const rows: [string, number, number][] = [
      ['Kota', 3, 1],
      ['Neemuch', 5, 1],
    ];
    expect(chartTitle(table('rows', rows, ['poppy']), 'en')).toBe('Most poppy: Neemuch (5)');
    expect(chartTitle(table('rows', rows, ['cannabis']), 'en')).toBe('Most cannabis: Kota and Neemuch (1 each)');
  });
});
