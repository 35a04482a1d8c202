import { expect, test } from 'vitest';
import { formatGrams, formatWritten } from './format-weight.ts';

const units = { g: 'g', kg: 'kg', mg: 'mg' };

test.each([
  [0.0017, '1.7 mg'],
  [0.0075, '7.5 mg'],
  [0.002, '2 mg'],
  [0.085, '85 mg'],
  [0.1, '0.1 g'],
  [0.375, '0.375 g'],
  [25, '25 g'],
  [1250, '1.25 kg'],
  [50000, '50 kg'],
])('%s g is shown as %s', (grams, words) => {
  expect(formatGrams(grams, units, 'en')).toBe(words);
});

test('a written weight is shown whole, in Indian grouping and digits 0 to 9', () => {
  expect(formatWritten('१००००००.१२३४५६७', 'g', units, 'hi')).toBe('10,00,000.1234567 g');
  expect(formatWritten('1000000000000', 'kg', units, 'en')).toBe('10,00,00,00,00,000 kg');
});
