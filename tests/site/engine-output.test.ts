import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { classFiles } from '../../src/integrations/short-class-names.ts';
import { withOwnHashes } from '../../src/integrations/plain-pages.ts';
import { everyBuiltHtmlPage } from '../support/built-pages.ts';

/** What docs/decisions/0022-engine-output.md says of the built files; an update of the engine may undo it unseen. */
const assets = (ending: string) =>
  readdirSync('dist/_astro')
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(`dist/_astro/${name}`, 'utf8'));

test('every style file begins with the order of the layers', () => {
  const order = readFileSync('src/styles/layers.css', 'utf8').trim();
  expect(new Set(assets('.css').map((css) => css.slice(0, css.indexOf(';') + 1)))).toEqual(new Set([order]));
});

test('a page loads the styles of tools where it has one, and no page shows a class without its style', () => {
  const files = classFiles('src');
  const isIn = Object.fromEntries(
    readdirSync('dist/_astro')
      .filter((name) => name.endsWith('.css'))
      .map((name) => [name, new Set(readFileSync(`dist/_astro/${name}`, 'utf8').match(/_[\da-z]+/g))]),
  );
  for (const { path, html } of everyBuiltHtmlPage()) {
    const used = [...new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))];
    const loaded = Object.keys(isIn).filter((name) => html.includes(`/_astro/${name}"`));
    const known = used.filter((name) => files.has(name) && Object.values(isIn).some((styles) => styles.has(name)));
    expect(
      known.filter((name) => !loaded.some((file) => isIn[file]!.has(name))),
      path,
    ).toEqual([]);
  }
  const page = (path: string) => readFileSync(`dist${path}index.html`, 'utf8').match(/\.css"/g);
  expect(page('/hi/others/disclaimer/')).toHaveLength(1);
  expect(page('/hi/opium/Eligible/')).toHaveLength(2);
  expect(page('/hi/exim/substances/a/')).toHaveLength(2);
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
