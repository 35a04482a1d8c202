import { describe, expect, test } from 'vitest';
import { fieldOf, isWithin, partOf, plantsOf, type Point, widthWith } from './plot-geometry.ts';

/** Hundredths of an are inside a line of corners. */
function areaWithin(corners: Point[]): number {
  const twice = corners.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);
  return (twice / 2) * 100;
}

const AREAS = [1, 37, 50, 99, 100, 120, 333, 500, 600, 1000, 1050, 1200, 1999, 2000, 4321, 10_000, 9_999_999];

describe('everything is drawn to scale', () => {
  test.each(AREAS)('a field of %i hundredths of an are', (area) => {
    const { width, height } = fieldOf(area);
    expect(width * height * 100).toBeCloseTo(area, 4);
  });

  test.each(AREAS)('parts of a field of %i hundredths of an are', (area) => {
    const field = fieldOf(area);
    for (const share of [0.01, 0.1, 0.25, 0.5, 0.9, 1]) {
      const part = partOf(field, area * share);
      expect(areaWithin(part) / area).toBeCloseTo(share, 6);
      for (const [x, y] of part) {
        expect(x).toBeLessThanOrEqual(field.width + 1e-6);
        expect(y).toBeLessThanOrEqual(field.height + 1e-6);
      }
    }
  });

  test('an area that is needed but larger than the field', () => {
    expect(areaWithin(partOf(fieldOf(50), 100))).toBeCloseTo(100, 6);
  });

  test('a field that is larger than its licence grows in proportion', () => {
    const field = fieldOf(1000);
    expect(widthWith(field, 1050) / field.width).toBeCloseTo(1.05, 9);
    expect(widthWith(field, 1000)).toBeCloseTo(field.width, 9);
  });
});

test('fields have whole squares where their area allows', () => {
  expect(fieldOf(1200)).toEqual({ width: 6, height: 2 });
  expect(fieldOf(600)).toEqual({ width: 3, height: 2 });
  expect(fieldOf(1000)).toEqual({ width: 5, height: 2 });
});

test('no field is a thread', () => {
  for (let area = 100; area <= 10_000; area += 7) {
    const { width, height } = fieldOf(area);
    expect(width / height, String(area)).toBeLessThanOrEqual(8);
  }
});

test('plants stand in the field, and not where it is bare', () => {
  const field = fieldOf(1200);
  expect(plantsOf(field, () => false)).toHaveLength(48);
  const part = partOf(field, 700);
  const standing = plantsOf(field, (point) => isWithin(part, point));
  expect(standing).toHaveLength(48 - 7 * 4);
  expect(standing.every(([x, y]) => y > 1 && x > 1)).toBe(true);
});
