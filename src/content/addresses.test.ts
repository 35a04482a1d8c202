import { expect, test } from 'vitest';
import { listPagePath, listsOf } from '../addresses/cultivator-lists.ts';
import { pathFor } from '../addresses/routes.ts';
import { isDistrictOffice } from '../domain/district-offices.ts';
import { LANGS } from '../language/lang.ts';
import { addressesOf, everyListedPage, everySearchedPage } from './addresses.ts';
import { catalogue } from './catalogue.ts';
import { answersIn } from './lost-addresses.ts';

const meta = { asOn: '2025-10-01', source: ['spec'] };
const content = {
  ...catalogue,
  cultivatorLists: ['2025-26', '2022-23'].map((cropYear) => ({ ...meta, cropYear })),
};
const offices = [...catalogue.offices.keys()].filter(isDistrictOffice);

test('every office has the pages of its four lists for each crop year, below the page of the search by name', () => {
  const pages = addressesOf('list', content);
  expect(pages).toHaveLength(2 * offices.length * 4 * LANGS.length);
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
  for (const { lang, path } of pages) expect(path.startsWith(pathFor('opium/Eligible', lang))).toBe(true);
  const old = listsOf('2022-23', offices[0]!).map((key) => listPagePath(key, 'hi'));
  expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(old));
});

test('they are neither in the sitemap nor in the search', () => {
  for (const every of [everyListedPage, everySearchedPage])
    expect(every(content).filter(({ kind }) => kind === 'list')).toEqual([]);
});

test('they are known as long as the file of their crop year is there', () => {
  const [key] = listsOf('2022-23', offices[0]!);
  const path = listPagePath(key!, 'en');
  expect(answersIn(content)(path)).toBe(true);
  expect(answersIn({ ...content, cultivatorLists: content.cultivatorLists.slice(0, 1) })(path)).toBe(false);
});
