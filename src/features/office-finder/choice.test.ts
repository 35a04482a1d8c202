import { expect, test } from 'vitest';
import { choiceQuery, MOST_LETTERS, problemsIn, readChoice } from './choice.ts';

test('a place stands in the address, in either script', () => {
  for (const place of ['Mandsaur', 'नीमच', 'a&b=c'])
    expect(readChoice(choiceQuery({ place })).choice).toEqual({ place });
});

test('an address without a place asks nothing, a long one is cut', () => {
  expect(readChoice('?unit=x').choice).toEqual({ place: '' });
  expect(readChoice(`?place=${'x'.repeat(500)}`).choice.place).toHaveLength(MOST_LETTERS);
});

test('blanks are no place', () => {
  expect(problemsIn({ place: '  ' })).toEqual({ place: 'missing' });
  expect(problemsIn({ place: 'Mau' })).toEqual({});
});
