import { expect, test } from 'vitest';
import { missingRuns, placePoints, roundTicks, scaleAcross, scaleUp, standAt, textWidth } from './chart-scale.ts';

const BOX = { top: 0, bottom: 100 };
const ROOM = 240;

/** Figures of places; null where a row has none. */
const figuresOf = (places: string[], values: (number | null)[]) =>
  places.flatMap((place, row) => {
    const value = values[row] ?? null;
    return value === null ? [] : [{ place, value }];
  });

function pointsOf(places: string[], values: (number | null)[]) {
  const figures = figuresOf(places, values);
  const across = scaleAcross(
    figures.map(({ place }) => place),
    ROOM,
  );
  const up = scaleUp(
    figures.map(({ value }) => value),
    BOX,
  );
  return { across, up, points: placePoints(figures, across, up) };
}

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
  const { points } = pointsOf(['2011-12', '2012-13', '2013-14', '2015-16', '2016-17'], [1, 2, null, 3, 4]);
  expect(points.map(({ figure, isJoined }) => [figure.place, isJoined])).toEqual([
    ['2011-12', false],
    ['2012-13', true],
    ['2015-16', false],
    ['2016-17', true],
  ]);
});

test('years keep their distance, also over the turn of the century', () => {
  const { across, points } = pointsOf(['1997-98', '1998-99', '2000-01', '2005-06'], [null, 5, 6, null]);
  expect(across.labels.map(({ text }) => text)).toEqual(['1998-99', '1999-00', '2000-01']);
  expect(points.map(({ x }) => x)).toEqual([16.67, 83.33]);
});

test('rows in another order land in their places', () => {
  const { points } = pointsOf(['2019', '2017', '2018', '2018'], [3, 1, null, 2]);
  expect(points.map(({ figure, isJoined }) => [figure.value, isJoined])).toEqual([
    [1, false],
    [2, true],
    [3, true],
  ]);
});

test('years without a figure are told as runs', () => {
  const { across, points } = pointsOf(['2011', '2014', '2016'], [1, 2, 3]);
  const isKnown = (slot: string) => points.some(({ figure }) => figure.place === slot);
  expect(missingRuns(across.slots, isKnown).map(({ from, to, length }) => [from, to, length])).toEqual([
    ['2012', '2013', 2],
    ['2015', '2015', 1],
  ]);
});

test('other names stand in the order of the rows', () => {
  const { across } = pointsOf(['Neemuch', 'Kota', 'Barabanki'], [1, 2, 3]);
  expect(across.slots).toEqual(['Neemuch', 'Kota', 'Barabanki']);
});

test.each([2, 5, 6, 7, 10, 14, 30])('the names of %d years never touch, the last is among them', (count) => {
  const places = Array.from({ length: count }, (_, index) => `${2000 + index}-${String(index + 1).padStart(2, '0')}`);
  const { labels } = scaleAcross(places, ROOM);
  expect(labels.length).toBeGreaterThan(1);
  expect(labels.at(-1)?.text).toBe(places.at(-1));
  const areas = labels.map(({ text, x, anchor }) => {
    const [width, at] = [textWidth(text), (x / 100) * ROOM];
    const left = { start: at, middle: at - width / 2, end: at - width }[anchor];
    return { left, right: left + width };
  });
  for (const [index, { left, right }] of areas.entries()) {
    expect(left).toBeGreaterThanOrEqual(areas[index - 1]?.right ?? 0);
    expect(right).toBeLessThanOrEqual(ROOM);
  }
});

test('a text that does not fit in the middle of its place keeps to the edge', () => {
  expect(standAt(50, 100, 200)).toEqual({ x: 50, anchor: 'middle' });
  expect(standAt(10, 100, 200)).toEqual({ x: 0, anchor: 'start' });
  expect(standAt(90, 100, 200)).toEqual({ x: 100, anchor: 'end' });
});

test('the highest grid line stands at the top, zero at the foot', () => {
  const { up, points } = pointsOf(['2017', '2018'], [0, 60]);
  expect(points.map(({ y }) => y)).toEqual([100, 0]);
  expect(up.zero).toBe(100);
});

test('a chart without any figure has grid lines and no points', () => {
  const { across, up, points } = pointsOf(['2017', '2018'], [null, null]);
  expect([points, across.labels]).toEqual([[], []]);
  expect(up.ticks.length).toBe(3);
});
