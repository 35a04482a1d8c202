import { expect, test } from 'vitest';
import { amountByHand, figuresIn, isSameFigures, latinIn, oddMoney } from './compare-words.ts';

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
  ['Rs 25 and Re. 1', true],
  ['25 rupees', true],
  ['INR 25', true],
  ['25 INR', true],
  ['25/- each', true],
  ['रु 25', true],
  ['रु. 25', true],
  ['25 रु', true],
  ['1 रुपया', true],
  ['rupees', false],
  ['नियम 25', false],
  ['24 hrs 30', false],
  ['rule 25/30 of the years 5 to 9', false],
  ['गुरु 5 और पुरुष 25', false],
  ['25 रुझान', false],
])('“%s” is an amount: %s', (text, isAmount) => {
  expect(amountByHand(text) !== undefined).toBe(isAmount);
});

test.each([
  ['Rs. 825', undefined],
  ['825 रुपये', undefined],
  ['INR 25', 'INR 2'],
  ['25 rupees', '5 rupees'],
  ['₹25', '₹2'],
  ['रु 25', 'रु 2'],
])('“%s” is written in a way of its own: %s', (text, found) => {
  expect(oddMoney(text)).toBe(found);
});
