import { expect, test } from 'vitest';
import { choiceQuery, MOST_LETTERS, NOTHING, readChoice } from './choice.ts';

const options = {
  class: [{ value: 'precursor', label: 'Precursor' }],
  list: [{ value: 'ndps-schedule', label: 'Schedule' }],
  state: [{ value: 'confirmed', label: 'Confirmed' }],
};

test('a choice goes into the address and back', () => {
  const choice = { ...NOTHING, q: 'एफेड्रिन & co', class: 'precursor' };
  expect(readChoice(choiceQuery(choice), options)).toEqual(choice);
});

test('nothing chosen leaves the address alone', () => {
  expect(choiceQuery({ ...NOTHING, q: '  ' })).toBe('');
});

test('what is not offered is left out, what is too long is cut', () => {
  const query = `?q=${'x'.repeat(500)}&class=poison&list=%00&state=confirmed`;
  expect(readChoice(query, options)).toEqual({ q: 'x'.repeat(MOST_LETTERS), class: '', list: '', state: 'confirmed' });
});
