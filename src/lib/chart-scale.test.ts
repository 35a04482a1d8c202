import { expect, test } from 'vitest';
import { roundTicks, scaleChart } from './chart-scale.ts';

const BOX = { top: 0, bottom: 100 };

test.each([
  [0, 58, [0, 20, 40, 60]],
  [0, 49_450, [0, 20_000, 40_000, 60_000]],
  [0, 100_000, [0, 25_000, 50_000, 75_000, 100_000]],
  [0, 5.9, [0, 2, 4, 6]],
  [0, 0.3, [0, 0.1, 0.2, 0.3]],
  [-30, 60, [-50, 0, 50, 100]],
  [0, 0, [0, 1, 2]],
])('figures from %d to %d get the grid lines %j', (lowest, highest, ticks) => {
  expect(roundTicks(lowest, highest)).toEqual(ticks);
});

test('every range gets three to five grid lines that reach over it', () => {
  for (let highest = 0.013; highest < 1e9; highest *= 1.17) {
    const ticks = roundTicks(0, highest);
    expect(ticks.length, `${highest}: ${ticks}`).toBeGreaterThanOrEqual(3);
    expect(ticks.length, `${highest}: ${ticks}`).toBeLessThanOrEqual(5);
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest * (1 - 1e-9));
  }
});

test('a line does not run over years without a figure, whether their row is empty or missing', () => {
  const places = ['2011-12', '2012-13', '2013-14', '2015-16', '2016-17'];
  const { series } = scaleChart(places, [[1, 2, null, 3, 4]], BOX, 4);
  expect(series[0]!.map(({ label, isJoined }) => [label, isJoined])).toEqual([
    ['2011-12', false],
    ['2012-13', true],
    ['2015-16', false],
    ['2016-17', true],
  ]);
});

test('years keep their distance, also over the turn of the century, and rows without any figure fall off the ends', () => {
  const scale = scaleChart(['1997-98', '1998-99', '2000-01', '2005-06'], [[null, 5, 6, null]], BOX, 4);
  expect(scale.labels.map(({ text }) => text)).toEqual(['1998-99', '1999-00', '2000-01']);
  expect(scale.series[0]!.map(({ x }) => x)).toEqual([16.67, 83.33]);
});

test('rows in another order, and two rows of one year, land in their places', () => {
  const { series } = scaleChart(['2019', '2017', '2018', '2018'], [[3, 1, null, 2]], BOX, 4);
  expect(series[0]!.map(({ value, isJoined }) => [value, isJoined])).toEqual([
    [1, false],
    [2, true],
    [3, true],
  ]);
});

test('other names stand in the order of the rows; the labels stay few and end inside the chart', () => {
  const places = Array.from({ length: 25 }, (_, index) => `Office ${index}`);
  const scale = scaleChart(places, [places.map((_, index) => index)], BOX, 4);
  expect(scale.labels.map(({ text, anchor }) => [text, anchor])).toEqual([
    ['Office 0', 'start'],
    ['Office 8', 'middle'],
    ['Office 16', 'middle'],
    ['Office 24', 'end'],
  ]);
});

test.each([5, 6, 7, 10, 14])('the labels of %d years never stand closer than four years would', (count) => {
  const places = Array.from({ length: count }, (_, index) => String(2000 + index));
  const { labels } = scaleChart(places, [places.map(() => 1)], BOX, 4);
  expect(labels.length).toBeGreaterThan(2);
  for (const [index, { x }] of labels.entries())
    if (index > 0) expect(x - labels[index - 1]!.x, labels.map(({ text }) => text).join()).toBeGreaterThan(24.9);
});

test('the highest grid line stands at the top, zero at the foot', () => {
  const scale = scaleChart(['2017', '2018'], [[0, 60]], BOX, 4);
  expect(scale.series[0]!.map(({ y }) => y)).toEqual([100, 0]);
  expect(scale.zero).toBe(100);
});

test('a chart without any figure has grid lines and no points', () => {
  const scale = scaleChart(['2017', '2018'], [[null, null]], BOX, 4);
  expect(scale.series).toEqual([[]]);
  expect(scale.labels).toEqual([]);
  expect(scale.ticks.length).toBe(3);
});
