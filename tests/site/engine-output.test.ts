import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withOwnHashes } from '../../src/integrations/plain-pages.ts';

/** What docs/decisions/0022-engine-output.md says of the built files; an update of the engine may undo it unseen. */
const assets = (ending: string) =>
  readdirSync('dist/_astro')
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(`dist/_astro/${name}`, 'utf8'));

test('there is one style file, and it begins with the order of the layers', () => {
  expect(assets('.css').map((css) => css.slice(0, css.indexOf(';') + 1))).toEqual([
    readFileSync('src/styles/layers.css', 'utf8').trim(),
  ]);
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
