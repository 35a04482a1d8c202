import { expect, test } from 'vitest';
import { queryOf } from '../../ui/address-choice.ts';
import { choose } from '../../ui/unit-choice.ts';
import {
  answerQuery,
  type Choice,
  type ChoiceOptions,
  listKeysOf,
  problemsIn,
  readChoice,
  readPosition,
  withNewName,
  writtenChoice,
} from './choice.ts';

const options: ChoiceOptions = {
  years: ['2025-26', '2022-23'],
  units: [
    { id: 'rajasthan', offices: [{ id: 'doo-kota' }, { id: 'doo-bhilwara' }] },
    { id: 'uttar-pradesh', offices: [{ id: 'doo-bareilly' }] },
  ],
};
const whole = { year: '2025-26', unit: 'rajasthan', office: 'doo-kota', name: '', category: 'eligible', policy: 'gum' };
const named = (problems: object) =>
  Object.entries(problems)
    .filter(([, problem]) => problem !== undefined)
    .map(([field]) => field);

test('a bare address chooses nothing but the current year, and lacks only the office', () => {
  const { choice, problems } = readChoice('', options);
  expect(named(problemsIn(choice))).toEqual(['unit', 'office']);
  expect({ year: choice.year, problems }).toEqual({ year: '2025-26', problems: {} });
  expect(readPosition('')).toEqual({ page: 1, typed: undefined });
});

test('an office is enough, and stands for all its lists', () => {
  const { choice } = readChoice('?office=doo-kota&category=all', options);
  expect(named(problemsIn(choice))).toEqual([]);
  const lists = { 'eligible.doo-kota.gum': 1, 'eligible.doo-kota.straw': 1, 'ineligible.doo-kota.gum': 1 };
  const keys = (of: Choice) => listKeysOf(of, lists).map(({ category, policy }) => `${category} ${policy}`);
  expect(keys(choice)).toEqual(['eligible gum', 'eligible straw', 'ineligible gum']);
  expect(keys({ ...choice, category: 'ineligible' })).toEqual(['ineligible gum']);
  expect(keys({ ...choice, policy: 'gum' })).toEqual(['eligible gum', 'ineligible gum']);
  expect(keys({ ...choice, office: 'doo-bhilwara' })).toEqual([]);
});

test('what an address says is read, and written the same way', () => {
  const search =
    '?unit=rajasthan&office=doo-kota&name=%E0%A4%B0%E0%A4%BE%E0%A4%AE&category=eligible&policy=gum&page=2&typed=%E0%A4%B6';
  const { choice } = readChoice(search, options);
  expect(choice).toEqual({ ...whole, name: 'राम' });
  expect(readPosition(search)).toEqual({ page: 2, typed: 'श' });
  expect(answerQuery(choice, readPosition(search), options)).toBe(search);
});

test('an older address has the name elsewhere, and still means it', () => {
  const old = '?category=eligible&unit=rajasthan&office=doo-kota&policy=gum&q=Ram';
  expect(readChoice(old, options).choice).toEqual({ ...whole, name: 'Ram' });
  expect(withNewName(old)).not.toContain('q=');
  expect(readChoice(withNewName(old), options).choice.name).toBe('Ram');
  expect(withNewName('?name=Ram')).toBe('?name=Ram');
});

test.each([
  ['र', false],
  ['r', false],
  ['राम', true],
  ['mo', true],
  ['  ', true],
])('the name “%s” is enough: %s', (name, isEnough) =>
  expect(problemsIn({ ...whole, name }).name).toBe(isEnough ? undefined : 'short'),
);

test('only a year other than the current one stands in the address', () => {
  const old = { ...whole, year: '2022-23' };
  expect(queryOf(writtenChoice(whole, options))).not.toContain('year');
  expect(readChoice(queryOf(writtenChoice(old, options)), options).choice).toEqual(old);
});

test('an office names its unit by itself', () => {
  expect(readChoice('?office=doo-bareilly', options).choice.unit).toBe('uttar-pradesh');
});

test.each([
  ['?category=any', ['category']],
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

test('very long names are cut', () => {
  expect(readChoice(`?name=${'क'.repeat(5000)}`, options).choice.name).toHaveLength(100);
});

test('an office goes when the unit changes, and stays when it still fits', () => {
  expect(choose(whole, 'unit', 'uttar-pradesh').office).toBe('');
  expect(choose(whole, 'policy', 'straw')).toEqual({ ...whole, policy: 'straw' });
});
