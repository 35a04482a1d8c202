import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { routes } from '../../src/addresses/routes.ts';
import { everyListedPage } from '../../src/content/addresses.ts';
import { catalogue } from '../../src/content/catalogue.ts';
import { deadLinks } from '../../src/content/dead-links.ts';
import { translator } from '../../src/words/strings.ts';
import { site } from '../../src/content/site.ts';
import { builtHtml, fileAt, textOf, everyBuiltHtmlPage } from '../support/built-pages.ts';
import { testOnEvery } from '../support/on-every.ts';

const everyDocument = everyBuiltHtmlPage();

test('no page has a dead link or anchor', () => {
  expect(deadLinks('dist')).toEqual([]);
});

testOnEvery('a page leads into the other language only through its button', everyDocument, ({ lang, root }) => {
  const other = lang === 'en' ? '/hi/' : '/en/';
  const strays = root
    .querySelectorAll('body a[href], body form')
    .filter((element) => (element.getAttribute('href') ?? element.getAttribute('action') ?? '').startsWith(other))
    .filter((element) => !element.hasAttribute('data-language-link'));
  expect(strays.map(String)).toEqual([]);
});

testOnEvery('a page marks every link that leaves the site', everyDocument, ({ lang, root }) => {
  for (const link of root.querySelectorAll('body a[href^=http]')) {
    expect(link.getAttribute('target'), String(link)).toBe('_blank');
    expect(link.getAttribute('rel'), String(link)).toContain('noopener');
    expect(textOf(link)).toContain(translator(lang)('link.newTab'));
  }
});

test('the sitemap lists every page with both languages', () => {
  const xml = readFileSync('dist/sitemap.xml', 'utf8');
  const listed = everyListedPage(catalogue);
  expect(listed.length).toBeGreaterThan(2 * routes().length);
  expect(xml.match(/<url>/g)).toHaveLength(listed.length);
  for (const { path } of listed) expect(xml).toContain(`<loc>https://cbn.nic.in${path}</loc>`);
  expect(xml.match(/hreflang="hi"/g)).toHaveLength(listed.length);
  expect(xml.match(/hreflang="x-default"/g)).toHaveLength(listed.length);
});

test('robots.txt names the sitemap', () => {
  expect(readFileSync('dist/robots.txt', 'utf8')).toContain('Sitemap: https://cbn.nic.in/sitemap.xml');
});

test.each(['en', 'hi'])('the manifest in %s is complete and its icons exist', (lang) => {
  const manifest = JSON.parse(readFileSync(`dist/${lang}.webmanifest`, 'utf8'));
  expect(manifest).toMatchObject({ lang, start_url: `/${lang}/home/` });
  for (const { src } of manifest.icons) expect(fileAt(src)).toBeTruthy();
});

test.each(['en', 'hi'])('the search page in %s leads on where scripts are off', (lang) => {
  const targets = builtHtml(`dist/${lang}/search/index.html`)
    .root.querySelectorAll('[data-part=no-script] a')
    .map((link) => link.getAttribute('href'));
  expect(targets).toEqual([`/${lang}/sitemap/`, `/${lang}/about/contact/`, `tel:${site.helpline}`]);
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
