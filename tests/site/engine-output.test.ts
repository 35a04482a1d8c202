import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { classFiles } from '../../src/integrations/short-class-names.ts';
import { withOwnHashes } from '../../src/integrations/plain-pages.ts';
import { everyBuiltHtmlPage, inlineStylesOf } from '../support/built-pages.ts';

/** What docs/decisions/0022-engine-output.md says of the built files; an update of the engine may undo it unseen. */
const assets = (ending: string) =>
  readdirSync('dist/_astro')
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(`dist/_astro/${name}`, 'utf8'));

test('every style file begins with the order of the layers', () => {
  const order = readFileSync('src/styles/layers.css', 'utf8').trim();
  expect(new Set(assets('.css').map((css) => css.slice(0, css.indexOf(';') + 1)))).toEqual(new Set([order]));
});

test('a page has the styles of tools where it has one, and no page shows a class without its style', () => {
  const files = classFiles('src');
  const known = new Map<string, Set<string>>();
  const classesIn = (css: string) => {
    if (!known.has(css)) known.set(css, new Set(css.match(/(?<=\.)_[\da-z]+/g)));
    return known.get(css)!;
  };
  const shared = assets('.css').map(classesIn);
  const pages = everyBuiltHtmlPage();
  for (const { html } of pages) inlineStylesOf(html).forEach(classesIn);
  const styled = new Set([...known.values()].flatMap((names) => [...names]));
  for (const { path, html } of pages) {
    const own = inlineStylesOf(html).map(classesIn);
    const used = [...new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))];
    const lost = used.filter((name) => files.has(name) && ![...shared, ...own].some((names) => names.has(name)));
    expect(
      lost.filter((name) => styled.has(name)),
      path,
    ).toEqual([]);
  }
  const own = (path: string) =>
    inlineStylesOf(readFileSync(`dist${path}index.html`, 'utf8')).filter((css) => /\._/.test(css));
  expect(shared).toHaveLength(1);
  expect(own('/hi/others/disclaimer/')).toEqual([]);
  expect(own('/hi/opium/Eligible/')).toHaveLength(1);
  expect(own('/hi/exim/substances/a/')).toHaveLength(1);
});

test('no page has an id made by React, which would not be the same in the browser', () => {
  const pages = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(100);
  expect(pages.filter((file) => /="_[rR]\w*_/.test(readFileSync(`dist/${file}`, 'utf8')))).toEqual([]);
});

test('no script carries the helper that preloads styles', () => {
  expect(assets('.js').length).toBeGreaterThan(5);
  expect(assets('.js').filter((script) => script.includes('vite:preloadError'))).toEqual([]);
});

test('pages carry no mark of the build folder, and only hashes of their own', () => {
  const page = readFileSync('dist/en/exim/substances/index.html', 'utf8');
  expect(page).toContain('<astro-island ');
  expect(page).not.toMatch(/<astro-island[^>]* uid=/);
  expect(page).toMatch(/'sha256-/);
  expect(withOwnHashes(page)).toBe(page);
});
