import { expect, test } from 'vitest';
import { queryOf } from '../../ui/address-choice.ts';
import { MAX_NAME_LENGTH } from '../../text/name-search.ts';
import { EMPTY_CHOICE, readChoice } from './choice.ts';

const options = {
  class: [{ value: 'precursor', label: 'Precursor' }],
  list: [{ value: 'ndps-schedule', label: 'Schedule' }],
};

test('a choice goes into the address and back', () => {
  const choice = { ...EMPTY_CHOICE, q: 'एफेड्रिन & co', class: 'precursor' };
  expect(readChoice(queryOf(choice), options)).toEqual(choice);
});

test('nothing chosen leaves the address alone', () => {
  expect(queryOf({ ...EMPTY_CHOICE, q: '  ' })).toBe('');
});

test('what is not offered is left out, what is too long is cut', () => {
  const query = `?q=${'x'.repeat(500)}&class=poison&list=%00&state=x`;
  expect(readChoice(query, options)).toEqual({
    q: 'x'.repeat(MAX_NAME_LENGTH),
    class: '',
    list: '',
  });
});
