import { expect, test } from 'vitest';
import { queryOf } from '../../ui/address-choice.ts';
import { choose } from '../../ui/unit-choice.ts';
import {
  CHOICE,
  type Choice,
  type ChoiceOptions,
  listKeyOf,
  listQuery,
  readChoice,
  readPosition,
  writtenChoice,
} from './choice.ts';

const options: ChoiceOptions = {
  years: ['2025-26', '2022-23'],
  units: [
    { id: 'rajasthan', offices: [{ id: 'doo-kota' }, { id: 'doo-bhilwara' }] },
    { id: 'uttar-pradesh', offices: [{ id: 'doo-bareilly' }] },
  ],
};
const whole = { year: '2025-26', category: 'eligible', unit: 'rajasthan', office: 'doo-kota', policy: 'gum' };

test('a bare address chooses nothing but the current year', () => {
  const { choice, problems } = readChoice('', options);
  expect(Object.keys(CHOICE.missingIn(choice))).toEqual(['category', 'unit', 'office', 'policy']);
  expect({ year: choice.year, problems }).toEqual({ year: '2025-26', problems: {} });
  expect(readPosition('')).toEqual({ words: '', page: 1, typed: undefined });
});

test('what an address says is read, and written the same way', () => {
  const search = '?category=eligible&unit=rajasthan&office=doo-kota&policy=gum&q=%E0%A4%B0%E0%A4%BE%E0%A4%AE&page=2';
  const { choice } = readChoice(search, options);
  expect(choice).toEqual(whole);
  expect(listKeyOf(choice)).toEqual({ year: '2025-26', category: 'eligible', office: 'doo-kota', policy: 'gum' });
  expect(readPosition(search)).toEqual({ words: 'राम', page: 2, typed: undefined });
  expect(listQuery(choice, readPosition(search), options)).toBe(search);
});

test('a name that is being typed stands beside the one that was searched for', () => {
  const query = listQuery(whole, { words: 'राम', page: 1, typed: 'श्या' }, options);
  expect(readPosition(query)).toEqual({ words: 'राम', page: 1, typed: 'श्या' });
});

test('only a year other than the current one stands in the address', () => {
  const old = { ...whole, year: '2022-23' };
  expect(queryOf(writtenChoice(whole, options))).not.toContain('year');
  expect(readChoice(queryOf(writtenChoice(old, options)), options).choice).toEqual(old);
});

test('an office names its unit by itself', () => {
  expect(readChoice('?office=doo-bareilly', options).choice.unit).toBe('uttar-pradesh');
});

test.each([
  ['?category=all', ['category']],
  ['?unit=bihar', ['unit']],
  ['?office=doo-delhi', ['office']],
  ['?unit=uttar-pradesh&office=doo-kota', ['office']],
  ['?policy=__proto__', ['policy']],
  ['?year=1999-00', ['year']],
  ['?category=%3Cscript%3E&policy=%E0%A4%A', ['category', 'policy']],
  ['?other=1', []],
])('%s names unknown %j and loses nothing else', (search, unknown) => {
  const { choice, problems } = readChoice(search, options);
  expect(Object.keys(problems)).toEqual(unknown);
  for (const field of unknown) expect(choice[field as keyof Choice]).toBe(field === 'year' ? '2025-26' : '');
});

test.each([
  ['page=0', 1],
  ['page=-3', 1],
  ['page=2.9', 2],
  ['page=abc', 1],
  ['page=1e99', 1e99],
])('%s is page %d', (search, page) => expect(readPosition(`?${search}`).page).toBe(page));

test('very long words are cut', () => {
  expect(readPosition(`?q=${'क'.repeat(5000)}`).words).toHaveLength(100);
});

test('an office goes when the unit changes, and stays when it still fits', () => {
  expect(choose(whole, 'unit', 'uttar-pradesh').office).toBe('');
  expect(choose(whole, 'policy', 'straw')).toEqual({ ...whole, policy: 'straw' });
});
