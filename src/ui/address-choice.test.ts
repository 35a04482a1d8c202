import { expect, test } from 'vitest';
import { addressChoice, isDraft, ownQuery, queryOf, withChoice } from './address-choice.ts';

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

const part = { tool: 'one', names: ['kind', 'words', 'page'] };

test('a draft is marked, an asked choice is not, and an empty one leaves no trace', () => {
  const draft = withChoice('', part, { kind: 'a', words: '' }, true);
  expect(draft).toBe('?kind=a&draft=one');
  expect(isDraft(draft, part)).toBe(true);
  const asked = withChoice(draft, part, { kind: 'a', words: 'x' }, false);
  expect(asked).toBe('?kind=a&words=x');
  expect(isDraft(asked, part)).toBe(false);
  expect(withChoice(asked, part, { kind: '', words: ' ' }, true)).toBe('');
});

test('another choice drops what belonged to the old answer, and leaves other tools alone', () => {
  const before = '?other=1&draft=two&kind=a&page=3';
  const after = withChoice(before, part, { kind: 'b', words: '' }, true);
  expect(after).toBe('?other=1&draft=two&kind=b&draft=one');
  expect(isDraft(after, { tool: 'two', names: ['other'] })).toBe(true);
  expect(ownQuery(after, part)).toBe('?kind=b&draft=one');
});
