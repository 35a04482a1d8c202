import { describe, expect, test } from 'vitest';
import { catalogue } from '../content/catalogue.ts';
import { bandOf, compareWeights, fromGrams, readWeight, type Weight, type WeightUnit } from './weight.ts';

const rows = catalogue.tables.get('quantities')!.rows.map(({ cells }) => ({
  name: (cells['substance'] as { en: string }).en,
  small: cells['small'] as number | null,
  commercial: cells['commercial'] as number,
}));

const weigh = (written: string, unit: WeightUnit = 'g') => {
  const weight = readWeight(written, unit);
  if (typeof weight === 'string') throw new Error(weight);
  return weight;
};
/** A limit a millionth of a milligram lighter or heavier, written out. */
const beside = (grams: number, step: 1n | -1n): Weight => {
  const { digits, places } = fromGrams(grams);
  return { digits: digits * 1000n + step, places: places + 3 };
};

describe('reading a weight', () => {
  test.each([
    ['2.5', 'kg', '2500', 'g'],
    ['२.५', 'kg', '2500', 'g'],
    ['0.002', 'g', '2', 'mg'],
    ['.5', 'g', '500', 'mg'],
    ['5.', 'g', '5.000', 'g'],
    [' 007 ', 'g', '7', 'g'],
    ['1000000000000', 'mg', '1000000', 'kg'],
  ] as const)('%s %s is %s %s', (one, unit, other, otherUnit) => {
    expect(compareWeights(weigh(one, unit), weigh(other, otherUnit))).toBe(0);
  });

  test.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['0', 'notPositive'],
    ['0.000', 'notPositive'],
    ['-5', 'notPositive'],
    ['−5', 'notPositive'],
    ['1,000', 'comma'],
    ['2,5', 'comma'],
    ['ten', 'notNumber'],
    ['दस', 'notNumber'],
    ['5 kg', 'notNumber'],
    ['1e12', 'notNumber'],
    ['1.2.3', 'notNumber'],
    ['.', 'notNumber'],
    ['-', 'notNumber'],
    ['Infinity', 'notNumber'],
    ['<script>', 'notNumber'],
    ['9'.repeat(2000), 'tooLong'],
  ] as const)('“%s” is refused: %s', (written, problem) => {
    expect(readWeight(written, 'g')).toBe(problem);
  });
});

test('the table has drugs to test', () => {
  expect(rows.length).toBeGreaterThan(0);
});

describe.each(rows)('$name', (limits) => {
  const { small, commercial } = limits;
  const justUnder = small === null ? 'notCommercial' : 'between';

  test('is commercial only above the commercial amount', () => {
    expect(bandOf(beside(commercial, -1n), limits)).toBe(justUnder);
    expect(bandOf(fromGrams(commercial), limits)).toBe(justUnder);
    expect(bandOf(beside(commercial, 1n), limits)).toBe('commercial');
    expect(bandOf(weigh('1000000000000'), limits)).toBe('commercial');
    expect(bandOf(weigh('1000000000000', 'kg'), limits)).toBe('commercial');
  });

  test('is small only below the small amount', () => {
    const tiny = weigh('0.000000000001', 'mg');
    expect(bandOf(tiny, limits)).toBe(small === null ? 'notCommercial' : 'small');
    if (small === null) return;
    expect(bandOf(beside(small, -1n), limits)).toBe('small');
    expect(bandOf(fromGrams(small), limits)).toBe('between');
    expect(bandOf(beside(small, 1n), limits)).toBe('between');
  });

  test('is judged alike in every unit', () => {
    for (const limit of [small, commercial])
      if (limit !== null) {
        const inMg = weigh((limit * 1000).toFixed(3), 'mg');
        const inKg = weigh((limit / 1000).toFixed(9), 'kg');
        expect(compareWeights(inMg, fromGrams(limit))).toBe(0);
        expect(compareWeights(inKg, fromGrams(limit))).toBe(0);
      }
  });
});
