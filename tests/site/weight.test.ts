import { existsSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalogue } from '../../src/content/catalogue.ts';
import { everyHtmlPage } from '../../src/content/addresses.ts';
import { builtHtml } from '../support/built-pages.ts';

const KB = 1024;
/** As for any text page; those of the route table are weighed in the browser, `tests/browser/pages.spec.ts`. */
const BUDGETS = { en: 40 * KB, hi: 90 * KB };
const SCRIPT_BUDGET = 5 * KB;
/** What an answer weighs besides its body: the headers of a page, and of a file of `/_astro/`. */
const PAGE_HEADERS = 760;
const FILE_HEADERS = 420;

test.each(everyHtmlPage(catalogue).filter(({ kind }) => kind !== 'page'))(
  '$path is as light as a text page must be, with the fonts of a device that has none',
  ({ lang, path }) => {
    const file = `dist${path}index.html`;
    const { root } = builtHtml(file);
    const named = root
      .querySelectorAll('link[rel=stylesheet], script[src]')
      .map((element) => (element.getAttribute('href') ?? element.getAttribute('src'))!);
    expect(named).toHaveLength(2);
    const scripts = named.filter((address) => address.endsWith('.js'));
    const style = readFileSync(`dist${named.find((address) => address.endsWith('.css'))}`, 'utf8');
    const fonts = [...style.matchAll(/url\((\/_astro\/[^)]+\.woff2)\)/g)]
      .map(([, address]) => address!)
      .filter((address) => address.includes('names') === (lang === 'en'));
    expect(fonts).toHaveLength(lang === 'en' ? 1 : 2);
    expect(sent(scripts.map((address) => `dist${address}`))).toBeLessThanOrEqual(SCRIPT_BUDGET);
    expect(sent([file, ...[...named, ...fonts].map((address) => `dist${address}`)])).toBeLessThanOrEqual(BUDGETS[lang]);
  },
);

/** Bytes of files as they are sent, headers included. */
function sent(files: string[]): number {
  const sizes = files.map((file) => {
    const headers = file.endsWith('.html') ? PAGE_HEADERS : FILE_HEADERS;
    return headers + statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
  });
  return sizes.reduce((sum, size) => sum + size, 0);
}
