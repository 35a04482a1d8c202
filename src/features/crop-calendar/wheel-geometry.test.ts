import { describe, expect, test } from 'vitest';
import { catalogue } from '../../content/catalogue.ts';
import { MONTHS } from './calendar.ts';
import {
  arcOfMonth,
  type Band,
  BANDS,
  edgesOf,
  laneWidth,
  layOut,
  RIM,
  ringPiece,
  signsOf,
  SIZE,
} from './wheel-geometry.ts';

const step = (id: string, months: number[], isOwnWork?: true) => ({ id, months, isOwnWork });
const following = (first: number, count: number) =>
  Array.from({ length: count }, (_, at) => ((first - 1 + at) % 12) + 1);

const CALENDARS = {
  'the calendar of the site': catalogue.calendar.steps,
  'one step of eleven months': [step('long', following(10, 11)), step('short', [9]), step('open', [])],
  'a step of eleven months over others': [step('long', following(3, 11)), step('one', [5]), step('two', [5, 6], true)],
  'two steps in the same month': [step('one', [4]), step('two', [4])],
  'six steps in the same month': 'abcdef'.split('').map((id) => step(id, [1])),
  'no months at all': [step('one', []), step('two', []), step('three', [], true)],
  'a single step without months': [step('one', [])],
  'a step between two that touch': [step('one', [1, 2]), step('open', []), step('two', [3, 4])],
  'no steps': [],
};

const degrees = (arc: { start: number; end: number }) =>
  Array.from({ length: Math.round(arc.end - arc.start) }, (_, at) => (arc.start + at + 0.5 + 360) % 360);
const distance = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);

/** The middles and radii of what is drawn on a band. */
function signs(band: Band, lanes: number) {
  const { number, icon } = signsOf(band, lanes);
  const radius = laneWidth(lanes) * 0.4;
  return [number, icon].flatMap((at) => (at ? [{ ...at, radius }] : []));
}

test('the crop year begins at the top and goes round once', () => {
  expect(arcOfMonth(10)).toEqual({ start: 0, end: 30 });
  expect(arcOfMonth(9)).toEqual({ start: 330, end: 360 });
  expect(new Set(MONTHS.map((month) => arcOfMonth(month).start)).size).toBe(12);
});

test('steps that only touch lie in the same lane', () => {
  expect(layOut([step('one', [1, 2]), step('two', [3, 4]), step('three', [4])]).bands.map(({ lane }) => lane)).toEqual([
    0, 0, 1,
  ]);
});

test.each(MONTHS)('in month %i the number stands before the icon, as one reads', (month) => {
  const [band] = layOut([step('one', [month])]).bands;
  const { number, icon } = signsOf(band!, 3);
  const isBeside = Math.abs(number!.x - icon.x) > Math.abs(number!.y - icon.y);
  expect(isBeside ? number!.x < icon.x : number!.y < icon.y).toBe(true);
});

describe.each(Object.entries(CALENDARS))('%s', (_, steps) => {
  const { bands, lanes } = layOut<(typeof steps)[number]>(steps);

  test('every step has a band over exactly its months', () => {
    expect(bands.map(({ step: { id } }) => id)).toEqual(steps.map(({ id }) => id));
    for (const { step: own, isUndated, ...band } of bands) {
      expect(isUndated).toBe(own.months.length === 0);
      const covered = MONTHS.filter((month) => degrees(band).includes(arcOfMonth(month).start + 15.5));
      if (!isUndated) expect(covered.toSorted((a, b) => a - b)).toEqual(own.months.toSorted((a, b) => a - b));
    }
  });

  test('no band lies on another, on the months or on the words in the middle', () => {
    const places = bands.flatMap((band) => degrees(band).map((degree) => `${band.lane} ${degree}`));
    expect(new Set(places).size).toBe(places.length);
    for (const { lane } of bands) {
      const { inner, outer } = edgesOf(lane, lanes);
      expect(inner).toBeGreaterThanOrEqual(BANDS.inner);
      expect(outer).toBeLessThan(RIM.inner);
      if (lane > 0) expect(outer).toBeLessThan(edgesOf(lane - 1, lanes).inner);
    }
  });

  test('numbers and icons lie in their band, and none on another', () => {
    for (const band of bands) {
      const { inner, outer } = edgesOf(band.lane, lanes);
      for (const { x, y, radius } of signs(band, lanes)) {
        const fromMiddle = distance({ x, y }, { x: SIZE / 2, y: SIZE / 2 });
        expect(fromMiddle + radius).toBeLessThanOrEqual(outer + 0.1);
        expect(fromMiddle - radius).toBeGreaterThanOrEqual(inner - 0.1);
      }
    }
    const all = bands.flatMap((band) => signs(band, lanes));
    for (const [index, one] of all.entries())
      for (const other of all.slice(index + 1))
        expect(distance(one, other)).toBeGreaterThanOrEqual(one.radius + other.radius);
  });

  test('the numbers count what is done with the bureau', () => {
    const counted = bands.filter(({ step: { isOwnWork } }) => !isOwnWork).map(({ number }) => number);
    expect(counted).toEqual(counted.map((__, index) => index + 1));
    for (const { step: own, number } of bands) if (own.isOwnWork) expect(number).toBeUndefined();
  });

  test('the outlines are whole numbers of the drawing', () => {
    for (const band of bands) expect(ringPiece(edgesOf(band.lane, lanes), band)).not.toMatch(/NaN|undefined/);
  });
});

test('in the site a step with months leaves room for its number and icon', () => {
  const { bands, lanes } = layOut(catalogue.calendar.steps);
  for (const band of bands) {
    const { inner, outer } = edgesOf(band.lane, lanes);
    const length = ((band.end - band.start) / 180) * Math.PI * ((inner + outer) / 2);
    expect(length).toBeGreaterThan(2 * laneWidth(lanes));
  }
});

test('a step without months lies between its neighbours', () => {
  const { bands } = layOut([step('one', [1, 2]), step('open', []), step('two', [5])]);
  expect(bands[1]).toMatchObject({ start: arcOfMonth(3).start, end: arcOfMonth(5).start });
});
