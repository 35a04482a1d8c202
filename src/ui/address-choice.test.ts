import { expect, test } from 'vitest';
import { addressChoice, queryOf } from './address-choice.ts';

const choice = addressChoice('kind', 'words');

test('a choice comes back from the address as it was put there', () => {
  const whole = { kind: 'a', words: 'एफेड्रिन & co' };
  expect(choice.given(queryOf(whole))).toEqual(whole);
  expect(queryOf({ kind: 'a', words: '  ' })).toBe('?kind=a');
  expect(queryOf({ kind: '', words: '' })).toBe('');
});

test('what is not offered is left out and named; words are free', () => {
  const offered = { kind: ['a', 'b'] };
  expect(choice.check({ kind: 'b', words: 'any' }, offered)).toEqual({
    choice: { kind: 'b', words: 'any' },
    problems: {},
  });
  for (const kind of ['c', '__proto__', '<b>'])
    expect(choice.check({ kind, words: '' }, offered)).toEqual({
      choice: { kind: '', words: '' },
      problems: { kind: 'unknown' },
    });
});

test('an empty field is missing, blanks are empty', () => {
  expect(choice.missingIn({ kind: 'a', words: ' ' })).toEqual({ words: 'missing' });
  expect(choice.missingIn({ kind: 'a', words: 'x' })).toEqual({});
});
