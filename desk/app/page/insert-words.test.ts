import { expect, test } from 'vitest';
import { withInserted } from './insert-words.ts';

test.each([
  ['It costs .', { start: 9, end: 9 }, 'It costs <F />.'],
  ['It costs5 now', { start: 8, end: 9 }, 'It costs <F /> now'],
  ['It costs much', { start: 8, end: 13 }, 'It costs <F />'],
  ['It costs.', undefined, 'It costs <F />.'],
  ['शुल्क है।', undefined, 'शुल्क है <F />।'],
  ['', undefined, '<F />'],
  ['(', { start: 1, end: 1 }, '(<F />'],
])('%s with something put in', (text, at, result) => {
  expect(withInserted(text, '<F />', at)).toBe(result);
});
