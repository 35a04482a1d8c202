import { expect, test } from 'vitest';
import { isCasNumber } from './cas-number.ts';

test.each(['299-42-3', '50-36-2', '7732-18-5', '1189805-46-6'])('%s is a CAS number', (text) => {
  expect(isCasNumber(text)).toBe(true);
});

test.each(['299-42-4', '299423', '299-42', '0299-42-3', '', 'ephedrine', '299-24-3'])('%s is none', (text) => {
  expect(isCasNumber(text)).toBe(false);
});
