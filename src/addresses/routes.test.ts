import { expect, test } from 'vitest';
import { expectedRoutes } from '../../tests/support/expected.ts';
import { LANGS } from '../language/lang.ts';
import { twinOf } from '../language/twin.ts';
import { everyPage, legacyRedirects, pathFor, redirectFor, ROUTES, routeOf, routesBelow } from './routes.ts';

test('every specified route has its specified address', () => {
  const known = ROUTES.map(({ id, path }) => `${id} ${path}`);
  expect(expectedRoutes.map(({ id, path }) => `${id} ${path}`).filter((each) => !known.includes(each))).toEqual([]);
});

test('every route has an address in each language, and no two differ by capitals alone', () => {
  const paths = everyPage().map(({ path }) => path.toLowerCase());
  expect(paths).toHaveLength(ROUTES.length * LANGS.length);
  expect(new Set(paths).size).toBe(paths.length);
});

test.each([
  ['/en', '/en/home/'],
  ['/hi/', '/hi/home/'],
  ['/en/home', '/en/home/'],
  ['/en/home.html', '/en/home/'],
  ['/en/home/index.html', '/en/home/'],
  ['/hi/opium/policy/', '/hi/opium/Policy/'],
  ['/en/about/visionmissionstrategy', '/en/about/VisionMissionStrategy/'],
  ['/en/rti/information_4_1b16', '/en/rti/voluntary/information_4_1b16/'],
  ['/hi/rti/information_4_1b1/', '/hi/rti/voluntary/information_4_1b1/'],
  ['/v/rti/voluntary/information_4_1b2', '/hi/rti/voluntary/information_4_1b2/'],
  ['/v/rti/voluntary/information_4_1b2/', '/hi/rti/voluntary/information_4_1b2/'],
  ['/en/exim/substances/E', '/en/exim/substances/e/'],
  ['/hi/exim/substances/0-9.html', '/hi/exim/substances/0-9/'],
  ['/hi/sheets/Uprooting', '/hi/sheets/uprooting/'],
  ['/index.html', '/'],
])('%s leads to %s', (from, to) => {
  expect(redirectFor(from)).toBe(to);
});

test.each([
  '/',
  '/en/home/',
  '/en/exim/substances/e/',
  '/en/sheets/uprooting/',
  '/en/exim/substances/ee',
  '/en/nothing/',
  '/fr/home/',
  '/en/home/x',
  '/_astro/x.js',
  '//en/home/',
])('%s is left alone', (path) => {
  expect(redirectFor(path)).toBeNull();
});

test('every page answers at its own address without a redirect', () => {
  for (const { path } of everyPage()) expect(redirectFor(path)).toBeNull();
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
  for (const { id, path, parent } of ROUTES.filter((route) => route.parent !== undefined)) {
    expect(path.startsWith(`${routeOf(parent!).path}/`)).toBe(true);
    expect(routesBelow(parent!)).toContain(id);
  }
  expect(pathFor('top-level/prevention/quantities', 'hi')).toBe('/hi/prevention/quantities/');
});
