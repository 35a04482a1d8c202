import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { expectedRoutes } from '../../tests/support/expected.ts';
import { LANGS } from '../language/lang.ts';
import { twinOf } from '../language/twin.ts';
import { everyPage, isFixedAddress, legacyRedirects, pathFor, routes, routeOf, routesBelow } from './routes.ts';

test('every specified route has its specified address', () => {
  const known = routes().map(({ id, path }) => `${id} ${path}`);
  expect(expectedRoutes.map(({ id, path }) => `${id} ${path}`).filter((each) => !known.includes(each))).toEqual([]);
});

test('every route has an address in each language, and no two differ by capitals alone', () => {
  const paths = everyPage().map(({ path }) => path.toLowerCase());
  expect(paths).toHaveLength(routes().length * LANGS.length);
  expect(new Set(paths).size).toBe(paths.length);
});

test('every old address leads to a page', () => {
  const paths = new Set(everyPage().map(({ path }) => path));
  for (const [, to] of legacyRedirects()) expect(paths).toContain(to);
});

test('twins lead to each other and keep everything after the language', () => {
  for (const { path } of everyPage()) expect(twinOf(twinOf(path))).toBe(path);
  expect(twinOf('/en/opium/Policy/')).toBe('/hi/opium/Policy/');
  expect(twinOf('/enough/')).toBe('/enough/');
});

test('an unknown route id is an error, not an empty link', () => {
  expect(() => routeOf('opium/policy')).toThrow(/no route "opium\/policy"/);
  expect(pathFor('opium/Policy', 'hi')).toBe('/hi/opium/Policy/');
});

test('a page below another has its address, and leads back to it', () => {
  for (const { id, path, parent } of routes().filter((route) => route.parent !== undefined)) {
    expect(path.startsWith(`${routeOf(parent!).path}/`)).toBe(true);
    expect(routesBelow(parent!)).toContain(id);
  }
  expect(pathFor('top-level/prevention/quantities', 'hi')).toBe('/hi/prevention/quantities/');
});

test('a page to which the program leads by name cannot come and go', () => {
  const chapters = routes()
    .filter(({ parent }) => parent !== undefined)
    .map(({ id }) => id);
  const named = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|astro)$/.test(file) && !/\.test\.|^addresses/.test(file))
    .flatMap((file) => {
      const text = readFileSync(`src/${file}`, 'utf8');
      return chapters.filter((id) => text.includes(`'${id}'`));
    });
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((id) => !isFixedAddress(id))).toEqual([]);
  expect(chapters.some((id) => !isFixedAddress(id))).toBe(true);
});
