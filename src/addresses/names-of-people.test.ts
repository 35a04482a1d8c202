import { expect, test } from 'vitest';
import { LANGS } from '../language/lang.ts';
import { listPagePath, listPath, listsOf } from './cultivator-lists.ts';
import { NAMES_OF_PEOPLE, namesOfPeople } from './names-of-people.ts';

const years = ['2025-26', '2022-23'];
const lists = years.flatMap((year) => listsOf(year, 'doo-kota'));
const addresses = LANGS.flatMap((lang) =>
  lists.flatMap((key) => [listPagePath(key, lang), listPath(key, lang, 'csv'), listPath(key, lang, 'json')]),
);

test('every page and file of every list is known as one with names of people, in a pattern and in a list', () => {
  const beginnings = namesOfPeople(years.map((cropYear) => ({ cropYear })));
  for (const address of addresses) {
    expect(address).toMatch(NAMES_OF_PEOPLE);
    expect(beginnings.some((beginning) => address.startsWith(beginning))).toBe(true);
  }
});

test.each([
  '/hi/opium/Eligible/',
  '/en/opium/Eligible',
  '/hi/opium/Policy/',
  '/en/data/quantities.csv',
  '/en/highlights/2025/',
])('%s is not', (address) => {
  expect(address).not.toMatch(NAMES_OF_PEOPLE);
  expect(namesOfPeople([{ cropYear: '2025-26' }]).some((beginning) => address.startsWith(beginning))).toBe(false);
});
