import { expect, test } from 'vitest';
import { amountByHand, figuresIn, isSameFigures, latinIn } from './compare-words.ts';

test('figures are compared whatever their order and grouping', () => {
  expect(figuresIn('Rule 5 of 1985, 1,00,000 kg, 4.2')).toEqual(['100000', '1985', '4.2', '5']);
  expect(isSameFigures('5 of 1985', '1985 का 5')).toBe(true);
  expect(isSameFigures('5 of 1985', '1985 का 6')).toBe(false);
});

test('Latin words are found in Hindi; clause numbers are none', () => {
  expect(latinIn('धारा 2(xvii) और S.O. 5')).toEqual(['S.O']);
  expect(latinIn('धारा 4(1)(ख)(ix)')).toEqual([]);
  expect(latinIn('धारा 2(xxiiiक)')).toEqual([]);
});

test.each([
  ['a fee of Rs. 25', true],
  ['₹ 500', true],
  ['शुल्क 5,000 रुपये', true],
  ['1 लाख रुपये तक', true],
  ['rupees', false],
  ['नियम 25', false],
])('“%s” is an amount: %s', (text, isAmount) => {
  expect(amountByHand(text) !== undefined).toBe(isAmount);
});
