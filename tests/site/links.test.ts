import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { translator } from '../../src/i18n/strings.ts';
import { everyPage, pathFor, ROUTES } from '../../src/routes.ts';
import { builtHtml, everyBuiltPage, fileAt, textOf } from '../support/built-pages.ts';

const bilingual = ['404', 'index'].map((name) => ({
  path: `/${name}.html`,
  lang: null,
  ...builtHtml(`dist/${name}.html`),
}));
const documents = [...everyBuiltPage(), ...bilingual];

const idsOf = new Map<string, Set<string>>();
function hasAnchor(file: string, id: string): boolean {
  let ids = idsOf.get(file);
  if (!ids) {
    ids = new Set(
      builtHtml(file)
        .root.querySelectorAll('[id]')
        .map((element) => element.id),
    );
    idsOf.set(file, ids);
  }
  return ids.has(id);
}

test.each(documents)('$path has no dead link or anchor', ({ path, root }) => {
  const addresses = root
    .querySelectorAll('[href], [src], [action]')
    .map(
      (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? element.getAttribute('action') ?? '',
    );
  const dead = addresses.filter((address) => {
    if (/^(https:|http:|tel:)/.test(address)) return false;
    if (address === '#' || address === '') return true;
    const { pathname, hash } = new URL(address, `http://site${path}`);
    const file = fileAt(pathname);
    return !file || (hash !== '' && !hasAnchor(file, hash.slice(1)));
  });
  expect(dead).toEqual([]);
});

test.each(everyBuiltPage())('$path leads into the other language only through its button', ({ lang, root }) => {
  const other = lang === 'en' ? '/hi/' : '/en/';
  const strays = root
    .querySelectorAll('body a[href], body form')
    .filter((element) => (element.getAttribute('href') ?? element.getAttribute('action') ?? '').startsWith(other))
    .filter((element) => !element.hasAttribute('data-language-link'));
  expect(strays.map(String)).toEqual([]);
});

test.each(everyBuiltPage())('$path marks every link that leaves the site', ({ lang, root }) => {
  for (const link of root.querySelectorAll('body a[href^=http]')) {
    expect(link.getAttribute('target'), String(link)).toBe('_blank');
    expect(link.getAttribute('rel'), String(link)).toContain('noopener');
    expect(textOf(link)).toContain(translator(lang)('link.newTab'));
  }
});

test('the sitemap lists every page with both languages', () => {
  const xml = readFileSync('dist/sitemap.xml', 'utf8');
  expect(xml.match(/<url>/g)).toHaveLength(132);
  for (const { path } of everyPage()) expect(xml).toContain(`<loc>https://cbn.nic.in${path}</loc>`);
  expect(xml.match(/hreflang="hi"/g)).toHaveLength(132);
  expect(xml.match(/hreflang="x-default"/g)).toHaveLength(132);
});

test('robots.txt names the sitemap', () => {
  expect(readFileSync('dist/robots.txt', 'utf8')).toContain('Sitemap: https://cbn.nic.in/sitemap.xml');
});

test.each(['en', 'hi'])('the manifest in %s is complete and its icons exist', (lang) => {
  const manifest = JSON.parse(readFileSync(`dist/${lang}.webmanifest`, 'utf8'));
  expect(manifest).toMatchObject({ lang, start_url: `/${lang}/home/` });
  for (const { src } of manifest.icons) expect(fileAt(src)).toBeTruthy();
});

test('the search page lists the pages in the order of the route table', () => {
  const listed = builtHtml('dist/hi/search/index.html')
    .root.querySelectorAll('[data-search-item] a')
    .map((link) => link.getAttribute('href'));
  expect(listed).toEqual(ROUTES.map(({ id }) => pathFor(id, 'hi')));
});

test('the page for wrong addresses helps in both languages', () => {
  const { root } = builtHtml('dist/404.html');
  for (const lang of ['en', 'hi']) {
    const column = root.querySelector(`section[lang=${lang}]`)!;
    const targets = column.querySelectorAll('a').map((link) => link.getAttribute('href'));
    expect(targets).toEqual([`/${lang}/home/`, `/${lang}/sitemap/`, `/${lang}/about/contact/`]);
    expect(column.querySelector('form')?.getAttribute('action')).toBe(`/${lang}/search/`);
  }
});
