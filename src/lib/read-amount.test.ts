import { expect, test } from 'vitest';
import { readAmount } from './read-amount.ts';

test('steps follow from the decimals, and the limit from the unit', () => {
  expect(readAmount('7.25', { decimals: 3, below: 100 })).toBe(7250);
  expect(readAmount('७', { decimals: 1, below: 100 })).toBe(70);
  expect(readAmount('100', { decimals: 1, below: 100 })).toBe('tooLarge');
  expect(readAmount('99.9', { decimals: 1, below: 100 })).toBe(999);
  expect(readAmount('7.25', { decimals: 1, below: 100 })).toBe('tooExact');
});
