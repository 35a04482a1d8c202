import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { menuSchema } from '../src/schemas/menu.ts';
import { everyPage } from '../src/addresses/routes.ts';
import { nginxFiles } from './nginx-files.ts';
import { redirectTable } from './redirect-table.ts';
import { readRedirects, REDIRECTS_FILE, redirectsOf } from './redirects.ts';
import { staticRedirects } from './static-host-files.ts';

const planned = menuSchema.parse(parse(readFileSync('content/menu.yaml', 'utf8')));
const table = redirectTable({
  substances: undefined,
  tables: new Map(),
  pages: [],
  menu: planned,
  sheets: new Map(),
  posters: new Map(),
  albums: new Map(),
  registers: new Map(),
  cultivatorLists: [],
  changes: [],
  recorded: {},
  offices: new Map(),
  moved: [
    { from: '/en/opium/OldPolicy/', to: '/en/opium/Policy/', since: '2027-01-15', reason: 'Renamed.' },
    { from: '/documents/a/old.pdf', to: '/documents/a/new.pdf', since: '2027-01-15', reason: 'Replaced.' },
  ],
});

test('what moved stands in the list of static hosts in each way that people write it, files without a slash', () => {
  const lines = staticRedirects(table).split('\n');
  for (const from of ['/en/opium/OldPolicy', '/en/opium/OldPolicy/', '/en/opium/oldpolicy', '/en/opium/oldpolicy/'])
    expect(lines).toContain(`${from} /en/opium/Policy/ 301`);
  expect(lines).toContain('/documents/a/old.pdf /documents/a/new.pdf 301');
  expect(lines.filter((line) => line.startsWith('/documents/'))).toHaveLength(1);
});

test('what moved stands in the map of nginx', () => {
  const { 'redirects.conf': text } = nginxFiles(table);
  expect(text).toContain('  /en/opium/OldPolicy /en/opium/Policy/;\n');
  expect(text).toContain('  /documents/a/old.pdf /documents/a/new.pdf;\n');
});

test('our server takes what moved from the folder it serves', () => {
  const folder = mkdtempSync(join(tmpdir(), 'redirects-'));
  expect(readRedirects(folder)).toEqual([]);
  writeFileSync(join(folder, REDIRECTS_FILE), staticRedirects(table));
  const redirect = redirectsOf(folder, []);
  rmSync(folder, { recursive: true });
  expect(redirect('/en/opium/OLDPOLICY.html')).toBe('/en/opium/Policy/');
  expect(redirect('/documents/a/old.pdf')).toBe('/documents/a/new.pdf');
  expect(redirect('/documents/a/new.pdf')).toBeNull();
  expect(redirect('/en/opium/Policy/')).toBeNull();
});

test('a list that static hosts would cut off stops the build', () => {
  const many = new Map(Array.from({ length: 1001 }, (_, index) => [`/en/old-${index}`, '/en/home/']));
  expect(() => staticRedirects(many)).toThrow('2000 redirects');
});

describe('a site of our pages', () => {
  const below = [
    '/en/exim/substances/e/',
    '/hi/exim/substances/0-9/',
    '/hi/sheets/uprooting/',
    '/en/sheets/uprooting/',
  ];
  const folder = mkdtempSync(join(tmpdir(), 'redirects-'));
  writeFileSync(join(folder, REDIRECTS_FILE), staticRedirects(table));
  const redirect = redirectsOf(folder, ['/', '/_astro/x.js', ...everyPage().map(({ path }) => path), ...below]);
  rmSync(folder, { recursive: true });

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
    expect(redirect(from)).toBe(to);
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
    expect(redirect(path)).toBeNull();
  });

  test('every page answers at its own address without a redirect', () => {
    for (const { path } of everyPage()) expect(redirect(path)).toBeNull();
  });
});
