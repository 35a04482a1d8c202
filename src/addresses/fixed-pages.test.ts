import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { expectedRoutes } from '../../tests/support/expected.ts';
import { FIXED_PAGES, SPECIFIED_PAGES } from './fixed-pages.ts';
import { everyPage } from './routes.ts';
import { addressOf } from './site-plan.ts';

test('the specified pages are those of the specification, each with its address', () => {
  expect(SPECIFIED_PAGES).toEqual(Object.fromEntries(expectedRoutes.map(({ id, path }) => [id, path])));
});

test('a fixed page has the address of the table', () => {
  for (const [id, path] of Object.entries(FIXED_PAGES)) expect(addressOf(id)).toBe(path);
});

test('every page that code names is fixed, so that no editor can take it away', () => {
  const areas = [...new Set(everyPage().map(({ route }) => route.id.split('/')[0]))].join('|');
  const literal = new RegExp(String.raw`['"]((?:${areas})/\w[\w/-]*)['"]`, 'g');
  const named = globSync('src/**/*.{ts,tsx,astro}', {
    exclude: ['**/*.test.ts', 'src/schemas/**', 'src/words/**', 'src/addresses/fixed-pages.ts'],
  }).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => !/^\s*(\*|\/\/|\/\*)|@example|import /.test(line))
      .flatMap((line) => [...line.matchAll(literal)].map(([, id = '']) => ({ file, id }))),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ id }) => !(id in FIXED_PAGES))).toEqual([]);
});
