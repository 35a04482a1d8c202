import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

test.each([
  ['', '', 2, 0],
  ['abc', 'abc', 2, 0],
  ['abc', 'abd', 2, 1],
  ['abc', 'abcd', 2, 1],
  ['abcd', 'bcd', 2, 1],
  ['abc', 'cba', 2, 2],
  ['psuedo', 'pseudo', 2, 1],
  ['abdc', 'abcd', 1, 1],
  ['abc', 'xyz', 2, 3],
  ['a', 'abcdef', 2, 3],
])('from “%s” to “%s”, at most %i', (a, b, most, distance) => {
  expect(editDistance(a, b, most)).toBe(distance);
});
