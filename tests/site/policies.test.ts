import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../src/content/catalogue.ts';
import { addressesOf } from '../../src/content/addresses.ts';
import { STORED_KEYS } from '../../src/lib/stored.ts';
import { formatFact } from '../../src/words/format-fact.ts';
import { LANGS } from '../../src/language/lang.ts';
import { site } from '../../src/content/site.ts';
import { builtPage, textOf } from '../support/built-pages.ts';
import { readExpected } from '../support/expected.ts';

/** Addresses of the policies; they are the same in both languages. */
const POLICIES = readExpected<{ id: string }>('policies').map(({ id }) => id);

describe.each(LANGS)('the website policies in %s', (lang) => {
  const { root } = builtPage(`/${lang}/others/web_policies/`);
  const article = root.querySelector('article')!;
  const sections = article.querySelectorAll('h2').map(({ id }) => id);

  test.each(POLICIES)('#%s is there and says something', (policy) => {
    expect(sections).toContain(policy);
    const heading = article.querySelector(`h2#${policy}`)!;
    expect(textOf(heading.nextElementSibling).length).toBeGreaterThan(20);
  });

  test('the names of what the browser keeps are told', () => {
    const told = article.querySelectorAll('code').map(textOf);
    const kept = ['language', 'comfort', 'offline', 'consignment', 'crop-year'].map((name) =>
      catalogue.facts.get(`${name}-storage-key`)!,
    );
    expect(told).toEqual(kept.map((fact) => formatFact(fact, 'en')));
    expect(told).toEqual(STORED_KEYS);
  });

  test('the time of review is that of the publishing check', () => {
    const months = { en: `${site.reviewMonths} months`, hi: `${site.reviewMonths} महीने` }[lang];
    const heading = article.querySelector('h2#content-review')!;
    expect(textOf(heading.nextElementSibling)).toContain(months);
    const [everyPage] = catalogue.tables.get('content-review')!.rows;
    expect((everyPage!.cells['when'] as Record<string, string>)[lang]).toContain(months);
  });
});

// That no answer of the server sets a cookie is tested in server/handler.test.ts.
test('no script sets a cookie or keeps anything but language, reading settings, the wish to keep no copies, a list of substances, and office and kind of a crop', () => {
  const scripts = readdirSync('dist/_astro').filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  const code = scripts.map((file) => readFileSync(`dist/_astro/${file}`, 'utf8')).join('\n');
  expect(code).not.toMatch(/document\.cookie|sessionStorage|indexedDB/);
  // All of them in src/lib/stored.ts and stored-list.ts, whose types know no other key than STORED_KEYS.
  const uses = code.match(/localStorage\b[^,;)]*/g)!.map((use) => use.replace(/\(.*/, ''));
  expect([...new Set(uses)].toSorted()).toEqual([
    'localStorage.getItem',
    'localStorage.removeItem',
    'localStorage.setItem',
  ]);
});

test('our own documents are tagged, as the accessibility statement says', () => {
  // Documents of other offices may be otherwise: their links say so.
  const own = [...catalogue.papers.keys()].map((name) => catalogue.documents.get(`${name}.pdf`)!);
  expect(own.length).toBeGreaterThan(0);
  expect(own.filter(({ isTagged, isScan }) => !isTagged || isScan).map(({ path }) => path)).toEqual([]);
});

test.each(LANGS)('the menu leads to the magazine in %s, and the magazine is there', (lang) => {
  const menu = builtPage(`/${lang}/home/`).root.querySelectorAll('[data-menu] details a');
  expect(menu.map((link) => link.getAttribute('href'))).toContain(`/${lang}/rajbhasha/#department-magazine`);
  const article = builtPage(`/${lang}/rajbhasha/`).root.querySelector('article')!;
  expect(article.querySelector('h2#department-magazine')).toBeTruthy();
  expect(article.querySelectorAll('[data-register-list] > li')).toHaveLength(
    catalogue.registers.get('publications')!.length,
  );
});

test('the pledge sheet is one page in both languages', () => {
  const sheet = catalogue.documents.get('pledge/pledge-sheet.pdf')!;
  expect(sheet.pages).toBe(1);
  expect(sheet.languages.toSorted()).toEqual(['en', 'hi']);
});

test.each(LANGS)('the site map in %s lists the letters of the substances and every feed', (lang) => {
  const links = builtPage(`/${lang}/sitemap/`)
    .root.querySelectorAll('main a')
    .map((link) => link.getAttribute('href') ?? '');
  for (const page of addressesOf('letter', catalogue)) if (page.lang === lang) expect(links).toContain(page.path);
  for (const register of catalogue.registers.keys()) expect(links).toContain(`/${lang}/feeds/${register}.xml`);
});
