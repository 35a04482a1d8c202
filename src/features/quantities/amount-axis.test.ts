import { expect, test } from 'vitest';
import { axisOf, placeOn } from './amount-axis.ts';

test('the axis reaches beyond the lightest and the heaviest amount, and names milligram, gram and kilogram', () => {
  const axis = axisOf([
    { small: 0.0017, commercial: 0.085 },
    { small: null, commercial: 250 },
    { small: 1000, commercial: 50_000 },
  ]);
  expect([axis.from, axis.to]).toEqual([-3, 5]);
  expect(axis.ticks).toEqual([0.001, 1, 1000]);
  expect(placeOn(axis, 0.001)).toBe(0);
  expect(placeOn(axis, 10)).toBeCloseTo(0.5);
});

test('an amount that is itself a power of ten does not stand at the end', () => {
  const axis = axisOf([{ small: 0.01, commercial: 1000 }]);
  expect(placeOn(axis, 0.01)).toBeGreaterThan(0);
  expect(placeOn(axis, 1000)).toBeLessThan(1);
});
