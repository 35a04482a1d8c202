import { readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { embedPath } from '../../src/addresses/datasets.ts';
import { addressesOf } from '../../src/content/addresses.ts';
import { catalogue } from '../../src/content/catalogue.ts';
import { translator } from '../../src/words/strings.ts';
import { sentBytes } from '../support/first-view.ts';
import { testOnEvery } from '../support/on-every.ts';

/** All bytes of a table in another website, as sent, with the font of a device that has none, also where its address asks for columns. */
const MOST_BYTES = 30 * 1024;

const embeds = addressesOf('embed', catalogue);
const pageOf = (path: string) => parse(readFileSync(`dist${path}index.html`, 'utf8'));

testOnEvery('a table in another website is light, and brings nothing of anybody else', embeds, ({ lang, path }) => {
  const page = pageOf(path);
  const files = page
    .querySelectorAll('link[rel=stylesheet], script[src]')
    .map((each) => each.getAttribute('href') ?? each.getAttribute('src')!);
  expect(files.toSorted()).toEqual(['/embed.css', '/embed.js']);
  expect(page.querySelectorAll('img, iframe, link[rel=preload], script:not([src])')).toEqual([]);
  const font = lang === 'hi' ? ['/embed.woff2'] : [];
  expect(sentBytes([path, ...files, '/embed-extract.js', ...font], MOST_BYTES)).toBeLessThanOrEqual(MOST_BYTES);
  expect(page.querySelector('html')?.getAttribute('lang')).toBe(lang);
});

testOnEvery(
  'it has a title, its rows, whose it is and one way out, into a window of its own',
  embeds,
  ({ lang, path }) => {
    const page = pageOf(path);
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    expect(page.querySelectorAll('tbody tr').length > 0 || page.text.includes(translator(lang)('dataset.noRows'))).toBe(
      true,
    );
    const ways = page.querySelectorAll('main footer a');
    expect(ways.map((way) => [way.getAttribute('href'), way.getAttribute('target')])).toEqual([
      [path.replace(/embed\/$/, ''), '_blank'],
    ]);
    expect(page.querySelectorAll('header, nav')).toEqual([]);
  },
);

test('its styles fetch one small font, and only that', () => {
  const css = readFileSync('dist/embed.css', 'utf8');
  expect([...css.matchAll(/url\(([^)]+)\)/g)].map(([, address]) => address)).toEqual(['/embed.woff2']);
});

test('search engines and our own search leave it out', () => {
  const [sitemap, robots] = ['sitemap.xml', 'robots.txt'].map((file) => readFileSync(`dist/${file}`, 'utf8'));
  for (const { path } of embeds) {
    expect(pageOf(path).querySelector('meta[name=robots]')?.getAttribute('content'), path).toBe('noindex');
    expect(sitemap, path).not.toContain(path);
  }
  // They must be able to read that it is left out.
  expect(robots).not.toContain(embedPath('', 'en').slice(0, -1));
});
