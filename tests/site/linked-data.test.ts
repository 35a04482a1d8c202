import { describe, expect, test } from 'vitest';
import { recordPath } from '../../src/addresses/registers.ts';
import { everyListedPage } from '../../src/content/addresses.ts';
import { catalogue } from '../../src/content/catalogue.ts';
import { LAW_REGISTERS, lawRecords, tieAmendments } from '../../src/domain/amendments.ts';
import { LANGS } from '../../src/language/lang.ts';
import { REGISTER_IDS } from '../../src/schemas/registers.ts';
import type { RegisterRecord } from '../../src/schemas/record.ts';
import { builtHtml, everyBuiltHtmlPage, textOf } from '../support/built-pages.ts';
import { testOnEvery } from '../support/on-every.ts';
import { faultsOf, type Json, rejectedBySearchEngines } from '../support/schema-org.ts';

const SITE = 'https://cbn.nic.in';
const BLOCK = /<script type="application\/ld\+json">(.*?)<\/script>/g;
/** A page names what it is about; its words stand in the page itself. */
const MOST_BYTES = 4 * 1024;
/** With every office of the bureau. */
const CONTACTS = /\/about\/contact\/$/;

type Node = Record<string, Json>;

const pages = everyListedPage(catalogue).map((page) => ({ ...page, file: `dist${page.path}index.html` }));
/** Where the page itself is read as well, of pages made alike some. */
const sampledPaths = new Set(everyBuiltHtmlPage().map(({ path }) => path));
const parsed = pages.filter(({ path }) => sampledPaths.has(path));
const blocksIn = (file: string) =>
  [...builtHtml(file).html.matchAll(BLOCK)].map(([, text = '']) => ({ text, node: JSON.parse(text) as Node }));
const nodeOf = (file: string) => blocksIn(file)[0]!.node;
const pathNode = (path: string) => nodeOf(`dist${path}index.html`);

/** Everything with a type in it, itself first. */
function thingsIn(value: Json): Node[] {
  if (value === null || typeof value !== 'object') return [];
  if (Array.isArray(value)) return value.flatMap(thingsIn);
  return ['@type' in value ? [value] : [], ...Object.values(value).map(thingsIn)].flat();
}

describe('every page that may be listed', () => {
  testOnEvery(
    'says what it is in one small block, in words of schema.org that fit each other',
    pages,
    ({ path, file }) => {
      const blocks = blocksIn(file);
      expect(blocks).toHaveLength(1);
      const [{ text, node }] = blocks as [{ text: string; node: Node }];
      expect(node['@context']).toBe('https://schema.org');
      expect(faultsOf(node)).toEqual([]);
      if (!CONTACTS.test(path))
        expect(Buffer.byteLength(text)).toBeLessThan(MOST_BYTES * (path.startsWith('/hi/') ? 2 : 1));
    },
  );

  testOnEvery('is taken by a checker of what search engines ask for', pages, async ({ file }) => {
    expect(await rejectedBySearchEngines(nodeOf(file))).toEqual([]);
  });

  testOnEvery('names the same way back as its readers see', parsed, ({ file }) => {
    const list = thingsIn(nodeOf(file)).find((thing) => thing['@type'] === 'BreadcrumbList');
    const items = (list?.['itemListElement'] ?? []) as Node[];
    const { root } = builtHtml(file);
    const seen = root.querySelectorAll('main nav:has(+ h1) li a');
    const links = seen.map((link) => [textOf(link), SITE + link.getAttribute('href')]);
    // The search shows only the way home.
    if (links.length > 0) expect(items.slice(0, -1).map(({ name, item }) => [name, item])).toEqual(links);
    if (items.length > 0) expect(textOf(root.querySelector('title'))).toContain(items.at(-1)!['name']);
  });
});

const WORDS = new Set([
  'name',
  'text',
  'headline',
  'address',
  'telephone',
  'email',
  'faxNumber',
  'audienceType',
  'description',
  'contactType',
]);
const NAMED_HERE = new Set(['Country', 'Offer', 'HowTo', 'WebSite']);

testOnEvery(
  'nothing is said to machines that readers of the page do not see',
  parsed.filter(({ kind }) => kind === 'page' || kind === 'record'),
  ({ file }) => {
    const { root } = builtHtml(file);
    const seen = plain(textOf(root.querySelector('body')) + textOf(root.querySelector('title')));
    const said = thingsIn(nodeOf(file))
      .filter((thing) => !NAMED_HERE.has(String(thing['@type'])))
      .flatMap((thing) => Object.entries(thing).filter(([property]) => WORDS.has(property)))
      .flatMap(([, value]) => (Array.isArray(value) ? value : [value]));
    expect(said.filter((words) => !seen.includes(plain(String(words))))).toEqual([]);
  },
);

/** Quotation marks and spaces are set by the page. */
function plain(text: string): string {
  return text.replace(/[‘’“”'"\s]/g, '');
}

describe('records', () => {
  const records = REGISTER_IDS.flatMap((register): RegisterRecord[] => catalogue.registers.get(register));
  const mainOf = ({ register, id }: RegisterRecord, lang: (typeof LANGS)[number]) =>
    pathNode(recordPath(register, id, lang))['mainEntity'] as Node | undefined;

  test('what is made up is told to no machine', () => {
    const specimens = records.filter(({ specimen }) => specimen);
    for (const record of specimens) for (const lang of LANGS) expect(mainOf(record, lang), record.id).toBeUndefined();
    expect(records.some((record) => !record.specimen && mainOf(record, 'en') !== undefined)).toBe(true);
  });

  test('a law carries its number, its day and what it amends', () => {
    const ties = tieAmendments(catalogue.registers);
    const laws = lawRecords(catalogue.registers).filter(({ specimen }) => !specimen);
    expect(laws.length).toBeGreaterThan(LAW_REGISTERS.length);
    for (const law of laws) {
      const main = mainOf(law, 'hi')!;
      expect(main['@type'], law.id).toBe('Legislation');
      expect([main['legislationIdentifier'], main['legislationDate']], law.id).toEqual([law.number, law.date]);
      const amended = [main['legislationAmends'] ?? []].flat() as Node[];
      const targets = ties.get(law)!.amends.map(({ register, id }) => SITE + recordPath(register, id, 'hi'));
      expect(
        amended.map(({ url }) => url),
        law.id,
      ).toEqual(targets);
    }
  });
});

test('the front page leads into the search, and the question goes where the page reads it', () => {
  for (const lang of LANGS) {
    const actions = thingsIn(pathNode(`/${lang}/home/`)).filter((thing) => thing['@type'] === 'SearchAction');
    expect(actions).toHaveLength(1);
    const { urlTemplate } = actions[0]!['target'] as Node;
    const { root } = builtHtml(`dist/${lang}/home/index.html`);
    const form = root.querySelector('form[method=get]');
    const field = form?.querySelector('input[name]')?.getAttribute('name');
    expect(urlTemplate).toBe(`${SITE}${form?.getAttribute('action')}?${field}={search_term_string}`);
  }
});

test('the page of contacts names every office of the bureau', () => {
  for (const lang of LANGS) {
    const offices = thingsIn(pathNode(`/${lang}/about/contact/`)).filter(
      (thing) => thing['@type'] === 'GovernmentOffice',
    );
    expect(offices).toHaveLength(catalogue.offices.size - 1);
  }
});
