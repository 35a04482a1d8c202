import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type ListKey, listPagePath, listPath, listSlug, listsOf } from '../../src/addresses/cultivator-lists.ts';
import { KEEP_OUT, NAMES_OF_PEOPLE } from '../../src/addresses/names-of-people.ts';
import { pathFor } from '../../src/addresses/routes.ts';
import { addressesOf } from '../../src/content/addresses.ts';
import { catalogue } from '../../src/content/catalogue.ts';
import { readList } from '../../src/features/cultivators/read-list.ts';
import { LANGS } from '../../src/language/lang.ts';
import { builtPage, fileAt, sampledLists, someLists, textOf } from '../support/built-pages.ts';

const FINDER = 'opium/Eligible';
const keys = new Map(
  sampledLists().map(({ path, params: { year = '', office = '', list } }): [string, ListKey] => [
    path,
    listsOf(year, office).find((key) => listSlug(key) === list)!,
  ]),
);
const everyList = addressesOf('list', catalogue);
const namesIn = (key: ListKey) =>
  LANGS.flatMap((lang) => (fileAt(listPath(key, lang, 'json')) ? readList(key, lang, 'dist').slice(0, 3) : [])).map(
    ({ name }) => name,
  );

test('every list of a crop year is a page, one tap below its unit on the page of the search', () => {
  expect(everyList.length > 0).toBe(catalogue.cultivatorLists.length > 0);
  for (const { lang, path } of everyList) {
    expect(existsSync(`dist${path}index.html`), path).toBe(true);
    expect(builtPage(pathFor(FINDER, lang)).html, path).toContain(`href="${path}"`);
  }
});

describe.each(someLists())('$path', ({ path, lang, root, html }) => {
  const key = keys.get(path)!;
  const isEmpty = fileAt(listPath(key, lang, 'json')) === undefined;
  const rows = isEmpty ? [] : readList(key, lang, 'dist');

  test('has every row of the list, in its order', () => {
    const shown = root.querySelectorAll('main tbody tr').map((row) => row.children.map(textOf));
    expect(shown).toEqual(
      rows.map(({ serial, name, guardian, village, tehsil, area }) =>
        [serial, name, guardian, village, tehsil, ...(area === undefined ? [] : [area])].map(String),
      ),
    );
  });

  test('names its office, leads to the other lists, to the search with the office chosen, and to the file', () => {
    const office = catalogue.offices.get(key.office)!;
    expect(textOf(root.querySelector('h1'))).toContain(office.name[lang]);
    const four = root.querySelectorAll(`main nav a[href*="/${FINDER}/${key.year}/"]`);
    expect(four.map((link) => link.getAttribute('href'))).toEqual(
      listsOf(key.year, key.office).map((each) => listPagePath(each, lang)),
    );
    expect(four.filter((link) => link.getAttribute('aria-current')).map((link) => link.getAttribute('href'))).toEqual([
      path,
    ]);
    const search = root.querySelector(`main a[href*="${pathFor(FINDER, lang)}?"]`)?.getAttribute('href') ?? '';
    const query = new URL(search, 'http://site').searchParams;
    expect([query.get('unit'), query.get('office')]).toEqual([office.unit, key.office]);
    const file = root.querySelector('main a[download]')?.getAttribute('href');
    expect(file).toBe(isEmpty ? undefined : listPath(key, lang, 'csv'));
  });

  test('is not for search engines, and says no name outside the list', () => {
    expect(root.querySelectorAll('meta[name=robots]').map((meta) => meta.getAttribute('content'))).toEqual([KEEP_OUT]);
    expect(
      root.querySelector('link[rel=canonical], meta[property^="og:"], script[type="application/ld+json"]'),
    ).toBeNull();
    const head = html.slice(0, html.indexOf('<body'));
    for (const { name } of rows) expect(head).not.toContain(name);
  });
});

describe('names of people stay with readers', () => {
  const read = (file: string) => readFileSync(`dist/${file}`, 'utf8');

  test('robots.txt closes every page and file of the lists, and leaves the search by name open', () => {
    const closed = [...read('robots.txt').matchAll(/^Disallow: (.+)$/gm)].map(([, beginning]) => beginning!);
    const isClosed = (address: string) => closed.some((beginning) => address.startsWith(beginning));
    expect(everyList.filter(({ path }) => !isClosed(path))).toEqual([]);
    for (const key of keys.values())
      for (const lang of LANGS)
        for (const format of ['csv', 'json'] as const) expect(isClosed(listPath(key, lang, format))).toBe(true);
    for (const lang of LANGS) expect(isClosed(pathFor(FINDER, lang))).toBe(false);
  });

  test('the sitemap, the feeds, the search and the packs for reading offline name none of them', () => {
    const files = readdirSync('dist', { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => /\.(xml|json|webmanifest)$/.test(file) && !`/${file}`.match(NAMES_OF_PEOPLE));
    expect(files).toContain('sitemap.xml');
    expect(files.filter((file) => /data\/(search|pack-)/.test(file)).length).toBeGreaterThan(4);
    const names = [...keys.values()].flatMap(namesIn);
    const telling = files.filter((file) => {
      const text = read(file);
      return /\/Eligible\/\d|data\/cultivators\//.test(text) || names.some((name) => text.includes(name));
    });
    expect(telling).toEqual([]);
  });

  test('no other page shows a row', () => {
    const names = [...keys.values()].flatMap(namesIn);
    for (const lang of LANGS)
      for (const name of names) expect(builtPage(pathFor(FINDER, lang)).html).not.toContain(name);
  });
});
