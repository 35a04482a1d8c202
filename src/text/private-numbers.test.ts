import { expect, test } from 'vitest';
import { hasCheckDigit, privateNumberIn } from './private-numbers.ts';

test.each([
  ['236', true],
  ['234567890124', true],
  ['234567890125', false],
  ['234567809124', false], // two digits swapped
])('check digit of %s: %s', (digits, isRight) => {
  expect(hasCheckDigit(digits)).toBe(isRight);
});

test.each([
  ['Card 2345 6789 0124 of the cultivator', 'Aadhaar'],
  ['2345-6789-0124', 'Aadhaar'],
  ['234567890124', 'Aadhaar'],
  ['आधार 2345 6789 0124 है', 'Aadhaar'],
  ['PAN ABCPE1234F', 'PAN'],
  ['पैन ABCPE1234F।', 'PAN'],
])('“%s” names a person by number: %s', (text, kind) => {
  expect(privateNumberIn(text)?.kind).toBe(kind);
});

test.each([
  '2345 6789 0125', // no check digit
  '1345 6789 0124', // no Aadhaar begins with 1
  '2345 6789-0124', // mixed separators
  '12345 6789 0124', // longer
  '2345 6789 0124 5678', // the number of a card
  '+91 751 2368996, 2368997',
  'ABCDE1234F', // the fourth letter says who holds it: D does not exist
  'abcpe1234f',
  'XABCPE1234F',
  'CAS 125541-22-2, HS 29333990',
  'F.No. 641/01/2023-NC-I',
])('“%s” names nobody', (text) => {
  expect(privateNumberIn(text)).toBeUndefined();
});

test('no message repeats the number', () => {
  expect(privateNumberIn('2345 6789 0124')?.hidden).toBe('…0124');
  expect(privateNumberIn('ABCPE1234F')?.hidden).toBe('…34F');
});
