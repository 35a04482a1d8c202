import { describe, expect, test } from 'vitest';
import { catalogue } from '../content/catalogue.ts';
import { drugsOf, QUANTITIES_TABLE } from './drugs.ts';
import { markOf } from './weight-mark.ts';
import { fromGrams, readWeight, type Weight } from './weight.ts';

const drugs = drugsOf(catalogue.tables.get(QUANTITIES_TABLE)!);
const PLACES = { small: 0, between: 1, notCommercial: 1, commercial: 2 };
const grams = (written: string) => readWeight(written, 'g') as Weight;
/** Along the whole scale. */
const placeOf = (weight: Weight, limits: { small: number | null; commercial: number }) => {
  const { band, at } = markOf(weight, limits);
  return PLACES[band] + at;
};

test('there are drugs with and without a small quantity to mark weights of', () => {
  expect(drugs.some(({ small }) => small !== null)).toBe(true);
});

describe.each(drugs)('a weight of $id', (drug) => {
  const { small, commercial } = drug;

  test('stands exactly on a limit', () => {
    expect(markOf(fromGrams(commercial), drug)).toEqual({ band: small === null ? 'notCommercial' : 'between', at: 1 });
    if (small !== null) expect(markOf(fromGrams(small), drug)).toEqual({ band: 'between', at: 0 });
  });

  test('stands further on the heavier it is, and never beyond the ends', () => {
    const weights = Array.from({ length: 240 }, (_, index) => grams((10 ** (index / 20 - 6)).toFixed(12)));
    const places = weights.map((weight) => placeOf(weight, drug));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(new Set(places).size).toBeGreaterThan(60);
    const [lightest, heaviest] = [markOf(grams('0.000000000001'), drug), markOf(grams('9'.repeat(30)), drug)];
    expect(lightest).toEqual({ band: small === null ? 'notCommercial' : 'small', at: 0 });
    expect(heaviest).toEqual({ band: 'commercial', at: 1 });
  });

  test('stands in its own zone, however close to a limit', () => {
    for (const limit of [small, commercial]) {
      if (limit === null) continue;
      const { digits, places } = fromGrams(limit);
      for (const step of [1n, -1n]) {
        const { at } = markOf({ digits: digits * 10n ** 12n + step, places: places + 12 }, drug);
        expect(at).toBeGreaterThanOrEqual(0);
        expect(at).toBeLessThanOrEqual(1);
      }
    }
  });
});

test('between the limits it stands by the logarithm', () => {
  expect(markOf(grams('50'), { small: 5, commercial: 500 }).at).toBeCloseTo(0.5);
  expect(markOf(grams('0.5'), { small: 5, commercial: 500 }).at).toBeCloseTo(0.5);
  expect(markOf(grams('5000'), { small: 5, commercial: 500 }).at).toBeCloseTo(0.5);
  expect(markOf(grams('5'), { small: null, commercial: 500 }).at).toBeCloseTo(0.5);
});
