import { expect, test } from 'vitest';
import { queryOf } from '../../ui/address-choice.ts';
import { CHOICE, MAX_PLACE_LENGTH, readChoice } from './choice.ts';

test('a place stands in the address, in either script', () => {
  for (const place of ['Mandsaur', 'नीमच', 'a&b=c']) expect(readChoice(queryOf({ place })).choice).toEqual({ place });
});

test('an address without a place asks nothing, a long one is cut', () => {
  expect(readChoice('?unit=x').choice).toEqual({ place: '' });
  expect(readChoice(`?place=${'x'.repeat(500)}`).choice.place).toHaveLength(MAX_PLACE_LENGTH);
});

test('blanks are no place', () => {
  expect(CHOICE.missingIn({ place: '  ' })).toEqual({ place: 'missing' });
  expect(CHOICE.missingIn({ place: 'Mau' })).toEqual({});
});
