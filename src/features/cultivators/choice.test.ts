import { expect, test } from 'vitest';
import { choose } from '../../ui/unit-choice.ts';
import { CHOICE, type Choice, type ChoiceOptions, listKeyOf, readAddress, writeAddress } from './choice.ts';

const options: ChoiceOptions = {
  years: ['2025-26', '2022-23'],
  units: [
    { id: 'rajasthan', offices: [{ id: 'doo-kota' }, { id: 'doo-bhilwara' }] },
    { id: 'uttar-pradesh', offices: [{ id: 'doo-bareilly' }] },
  ],
};
const whole = { year: '2025-26', category: 'eligible', unit: 'rajasthan', office: 'doo-kota', policy: 'gum' };

test('a bare address chooses nothing but the current year', () => {
  const { choice, unknown, words, page } = readAddress('', options);
  expect(Object.keys(CHOICE.missingIn(choice))).toEqual(['category', 'unit', 'office', 'policy']);
  expect({ year: choice.year, unknown, words, page }).toEqual({ year: '2025-26', unknown: [], words: '', page: 1 });
  expect(listKeyOf(choice)).toBeUndefined();
});

test('what an address says is read, and written the same way', () => {
  const search = '?category=eligible&unit=rajasthan&office=doo-kota&policy=gum&q=%E0%A4%B0%E0%A4%BE%E0%A4%AE&page=2';
  const address = readAddress(search, options);
  expect(address).toEqual({ choice: whole, unknown: [], words: 'राम', page: 2 });
  expect(writeAddress(address, options)).toBe(search);
});

test('only a year other than the current one stands in the address', () => {
  const old = { ...whole, year: '2022-23' };
  expect(writeAddress({ choice: whole, words: '', page: 1 }, options)).not.toContain('year');
  expect(readAddress(writeAddress({ choice: old, words: '', page: 1 }, options), options).choice).toEqual(old);
});

test('an office names its unit by itself', () => {
  expect(readAddress('?office=doo-bareilly', options).choice.unit).toBe('uttar-pradesh');
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
  const address = readAddress(search, options);
  expect(address.unknown).toEqual(unknown);
  for (const field of unknown) expect(address.choice[field as keyof Choice]).toBe(field === 'year' ? '2025-26' : '');
});

test.each([
  ['page=0', 1],
  ['page=-3', 1],
  ['page=2.9', 2],
  ['page=abc', 1],
  ['page=1e99', 1e99],
])('%s is page %d', (search, page) => expect(readAddress(`?${search}`, options).page).toBe(page));

test('very long words are cut', () => {
  expect(readAddress(`?q=${'क'.repeat(5000)}`, options).words).toHaveLength(100);
});

test('an office goes when the unit changes, and stays when it still fits', () => {
  expect(choose(whole, 'unit', 'uttar-pradesh').office).toBe('');
  expect(choose(whole, 'policy', 'straw')).toEqual({ ...whole, policy: 'straw' });
});
