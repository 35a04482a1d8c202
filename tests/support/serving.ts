import { existsSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { readLedger } from '../../src/addresses/ledger.ts';
import { NOT_LISTED, securityHeadersFor } from '../../server/headers.ts';
import { calendarPath } from '../../src/addresses/registers.ts';
import { DATA_CATALOGUE_PATH, datasetPath, embedPath } from '../../src/addresses/datasets.ts';
import { addressesOf } from '../../src/content/addresses.ts';
import { calendarRecords } from '../../src/content/calendar.ts';
import { everyPageOut } from '../../src/content/pages-out.ts';
import { wholeCatalogue } from '../../src/content/load.ts';
import { addressesOver } from '../../src/content/published.ts';
import { buildMoment } from '../../src/lib/build-moment.ts';
import { listPagePath, listPath, listsOf } from '../../src/addresses/cultivator-lists.ts';
import { textPath } from '../../src/addresses/text-version.ts';
import { KEEP_OUT } from '../../src/addresses/names-of-people.ts';
import { legacyRedirects, pathFor } from '../../src/addresses/routes.ts';
import { catalogue } from '../../src/content/catalogue.ts';
import { isDistrictOffice } from '../../src/domain/district-offices.ts';
import { LANGS } from '../../src/language/lang.ts';
import type { Answer, Ask } from './ask.ts';
import { loadedContent } from './loaded-content.ts';
import { someOf } from './thorough.ts';

const over = addressesOver(wholeCatalogue(loadedContent), buildMoment());

/** Every address ever published, without those whose time is over. */
export function addressesThatAnswer(): string[] {
  return readLedger().filter((address) => !over.has(address));
}

const UNPACK = { br: brotliDecompressSync, gzip: gunzipSync };

interface Traits {
  encodings: (keyof typeof UNPACK)[];
  /** What it answers to an address that no browser sends. */
  toOddAddresses: number;
}

/** What every web server of the site promises; the same questions are asked of ours and of nginx. */
export function servingPromises(ask: Ask, { encodings, toOddAddresses }: Traits): void {
  test('every page is sent as one', async () => {
    await each(everyPageOut(), async ({ path, lang }) => {
      const { status, headers, body } = await ask(path);
      expect([status, headers['content-type']], path).toEqual([200, 'text/html; charset=utf-8']);
      expect(body.toString(), path).toContain(`<html lang="${lang}">`);
    });
  });

  test('every address ever published answers, or leads in one step to one that does', async () => {
    await each(addressesThatAnswer(), async (path) => {
      const { status, headers } = await ask(path, {}, 'HEAD');
      const outcome = status === 308 ? (await ask(headers.location!, {}, 'HEAD')).status : status;
      expect(outcome, `${path} no longer answers. Where it leads now belongs into content/moved.yaml.`).toBe(200);
    });
  });

  test('every old address and every other way of writing an address leads to the right one', async () => {
    const pages = readLedger().filter((path) => path !== '/' && existsSync(`dist${path}index.html`));
    const ways = pages.flatMap((path) => {
      const written = [path.slice(0, -1), `${path.slice(0, -1)}.html`, `${path}index.html`, `${path}/`];
      // Records, years, lists of names and pictures are too many for a list of capitals, and nobody has ever written them so.
      const isListed = !/\/(records\/|gallery\/.|Eligible\/.|\d{4}\/|undated\/)/.test(path);
      return [...written, ...(isListed ? [path.toUpperCase()] : [])].map((from): [string, string] => [from, path]);
    });
    const others: [string, string][] = [
      ['/EN/sheets', '/en/sitemap/'],
      ['/index.html', '/'],
    ];
    await each([...legacyRedirects(), ...ways, ...others], async ([from, to]) => {
      const { status, headers } = await ask(from, {}, 'HEAD');
      expect([status, headers.location], from).toEqual([308, to]);
    });
  });

  test('a redirect keeps the query and never leaves the site', async () => {
    expect((await ask('/en/search?q=patta&x=1%262')).headers.location).toBe('/en/search/?q=patta&x=1%262');
    for (const path of ['//evil.example/en/home', '/\\evil.example', '//en/home'])
      expect((await ask(path)).headers.location ?? '/', path).toMatch(/^\/(?!\/)/);
  });

  test.each([
    '/nothing/',
    '/en/nothing/',
    '/en/opium/',
    '/en/opium',
    '/documents/',
    '/en/home/x',
    '//en/home/',
    '/.git/config',
    '/sitemap.xml.br',
    '/sitemap.xml%2egz',
    '/404.html',
    '/404.html.br',
    '/_headers',
    '/_redirects',
    '/_astro/nothing.js',
  ])('%s gets a real 404 with a page that helps', async (path) => {
    const { status, headers, body } = await ask(path);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      404,
      'text/html; charset=utf-8',
      'no-store',
    ]);
    expect(body.toString()).toContain('Page not found');
    expect(body.toString()).toContain('पृष्ठ नहीं मिला');
  });

  test.each([
    '/%E0%A4%A',
    '/en/home/%00',
    '/../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/en/../../package.json',
  ])('%s is refused', async (path) => {
    const { status, body } = await ask(path);
    expect(status).toBe(toOddAddresses);
    expect(body.toString()).not.toContain('devDependencies');
  });

  test.each(encodings)('text is sent as %s to browsers that take it', async (encoding) => {
    for (const [path, expected] of [
      ['/hi/home/', 200],
      ['/hi/data/quantities.csv', 200],
      ['/hi/nothing/', 404],
    ] as const) {
      const plain = await ask(path);
      const { status, headers, body } = await ask(path, { 'Accept-Encoding': encoding });
      expect([status, headers['content-encoding']], path).toEqual([expected, encoding]);
      for (const { vary } of [plain.headers, headers]) expect(vary, path).toMatch(/accept-encoding/i);
      expect(UNPACK[encoding](body).equals(plain.body), path).toBe(true);
    }
  });

  test.each([
    [
      calendarPath(calendarRecords[0]!.register, calendarRecords[0]!.id, 'hi'),
      'text/calendar; charset=utf-8',
      'BEGIN:VEVENT',
    ],
    ['/hi/data/quantities.csv', 'text/csv; charset=utf-8', 'अफीम'],
    ['/en/data/quantities.json', 'application/json', '"'],
    ['/data/catalogue.jsonld', 'application/ld+json', 'dcat:Catalog'],
    ['/en/feeds/events.json', 'application/json', 'jsonfeed.org'],
    ['/en/feeds/events.xml', 'text/xml; charset=utf-8', '<feed'],
    ['/sitemap.xml', 'text/xml; charset=utf-8', '<urlset'],
    ['/robots.txt', 'text/plain; charset=utf-8', 'Sitemap:'],
    ['/llms.txt', 'text/plain; charset=utf-8', '# '],
    [textPath('/hi/home/'), 'text/markdown; charset=utf-8', '# '],
    ['/hi.webmanifest', 'application/manifest+json', 'start_url'],
    ['/icons/mark.svg', 'image/svg+xml', '<svg'],
    ['/icons/icon-192.png', 'image/png', 'PNG'],
    ['/documents/rti/rti-application.pdf', 'application/pdf', '%PDF'],
  ])('%s is sent as %s', async (path, type, words) => {
    const { status, headers, body } = await ask(path);
    expect([status, headers['content-type']]).toEqual([200, type]);
    expect(body.toString()).toContain(words);
  });

  describe('headers', () => {
    test.each([
      ['/en/home/', 200],
      ['/en/home', 308],
      ['/hi/nothing/', 404],
      ['/_astro/nothing.js', 404],
      ['/sitemap.xml', 200],
      ['/', 200],
    ])('%s is sent with the safety headers', async (path, status) => {
      const answer = await ask(path);
      expect(answer.status).toBe(status);
      expectSafety(answer);
    });

    test('search engines are told to leave out names of people, and nothing else', async () => {
      const told = async (path: string) => (await ask(path, {}, 'HEAD')).headers['x-robots-tag'];
      for (const path of addressesOfNames()) expect(await told(path), path).toBe(KEEP_OUT);
      for (const lang of LANGS)
        for (const path of [pathFor('opium/Eligible', lang), `/${lang}/home/`, `/${lang}/data/quantities.csv`])
          expect(await told(path), path).toBeUndefined();
    });

    test('other websites may frame the tables made for them, and nothing else', async () => {
      const frames = async (path: string) => {
        const { status, headers } = await ask(path, {}, 'HEAD');
        return [
          status,
          headers['x-frame-options'],
          /frame-ancestors ([^;]+)/.exec(String(headers['content-security-policy']))?.[1],
        ];
      };
      const [dataset] = addressesOf('dataset', catalogue);
      for (const lang of LANGS) {
        const [page, embed] = [datasetPath(dataset!.id, lang), embedPath(dataset!.id, lang)];
        expect(await frames(embed)).toEqual([200, undefined, '*']);
        for (const [path, status] of [
          [page, 200],
          [`${page}?as=chart`, 200],
          [embed.slice(0, -1), 308],
          [`${embed}x/`, 404],
          [embedPath('nothing', lang), 404],
          [`/${lang}/home/`, 200],
          [`/${lang}/data/embed/`, 404],
        ] as const)
          expect(await frames(path), path).toEqual([status, 'DENY', "'none'"]);
      }
    });

    test('programs of other websites may read data files, and nothing else', async () => {
      const told = async (path: string) => {
        const { status, headers } = await ask(path, { Origin: 'https://reader.example' });
        return [status, headers['access-control-allow-origin'], headers['cross-origin-resource-policy']];
      };
      const files = addressesOf('data-file', catalogue).concat(addressesOf('data-version', catalogue));
      const open = someOf(files, 7).map(({ path }) => path);
      for (const path of [...open, DATA_CATALOGUE_PATH])
        expect(await told(path), path).toEqual([200, '*', 'cross-origin']);
      const closed = [
        '/en/home/',
        pathFor('top-level/data', 'hi'),
        ...someOf([...addressesOf('dataset', catalogue), ...addressesOf('rows', catalogue)], 7).map(({ path }) => path),
        ...addressesOfNames(),
        '/data/substances-index.json',
        '/en/feeds/events.json',
        '/en/data/nothing.csv',
      ];
      for (const path of closed) expect((await told(path)).slice(1), path).toEqual([undefined, 'same-origin']);
    });

    test('search engines are sent from the text of a page to the page', async () => {
      for (const { path } of everyPageOut().slice(0, 4)) {
        expect((await ask(textPath(path), {}, 'HEAD')).headers['x-robots-tag'], path).toBe(NOT_LISTED);
        expect((await ask(path, {}, 'HEAD')).headers['x-robots-tag'], path).toBeUndefined();
      }
    });

    test('scripts, styles and fonts carry only what a browser heeds there', async () => {
      const { headers } = await ask(await firstAsset(ask));
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
      expect(headers).not.toHaveProperty('permissions-policy');
    });

    test('strict transport is promised only where the connection is encrypted', async () => {
      expect((await ask('/en/home/')).headers).not.toHaveProperty('strict-transport-security');
      const encrypted = await ask('/en/home/', { 'X-Forwarded-Proto': 'https' });
      expect(encrypted.headers['strict-transport-security']).toContain('max-age=31536000');
    });

    test('hashed files are kept for a year, pages are asked for again', async () => {
      const kept = async (path: string) => (await ask(path)).headers['cache-control'];
      expect(await kept(await firstAsset(ask))).toBe('public, max-age=31536000, immutable');
      expect(await kept('/icons/mark.svg')).toBe('public, max-age=86400');
      expect(await kept('/en/home/')).toBe('public, max-age=0, must-revalidate');
      expect(await kept('/en/home')).toBe('public, max-age=3600');
    });

    test.each(['identity', ...encodings])(
      'a page sent as %s that did not change is not sent again',
      async (encoding) => {
        const first = await ask('/en/home/', { 'Accept-Encoding': encoding });
        const again = await ask('/en/home/', { 'Accept-Encoding': encoding, 'If-None-Match': first.headers.etag! });
        expect([again.status, again.body.length]).toEqual([304, 0]);
      },
    );

    test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'])('%s is refused', async (method) => {
      const answer = await ask('/en/home/', {}, method);
      expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
      expect(answer.body.toString()).toBe('This website only answers reading requests (GET, HEAD).\n');
      expectSafety(answer);
    });

    test('HEAD answers like GET, without a body', async () => {
      const [head, get] = [await ask('/en/home/', {}, 'HEAD'), await ask('/en/home/')];
      expect([head.status, head.body.length]).toEqual([200, 0]);
      expect(head.headers['content-length']).toBe(String(get.body.length));
    });
  });
}

/** A list of cultivators in each language, as a page and as files. */
function addressesOfNames(): string[] {
  const [meta] = catalogue.cultivatorLists;
  const office = [...catalogue.offices.keys()].find(isDistrictOffice);
  const [key] = meta && office ? listsOf(meta.cropYear, office) : [];
  return LANGS.flatMap((lang) =>
    key ? [listPagePath(key, lang), listPath(key, lang, 'csv'), listPath(key, lang, 'json')] : [],
  );
}

/** Exactly the headers of our table, and none that tells about the machine or marks the reader. */
function expectSafety({ headers }: Answer): void {
  for (const [name, value] of Object.entries(securityHeadersFor('/'))) expect(headers[name.toLowerCase()]).toBe(value);
  expect(headers['content-security-policy']).not.toContain('unsafe');
  expect(headers.server ?? 'nginx').toBe('nginx');
  expect(headers).not.toHaveProperty('x-powered-by');
  expect(headers).not.toHaveProperty('set-cookie');
}

async function firstAsset(ask: Ask): Promise<string> {
  return /\/_astro\/[^"]+\.css/.exec((await ask('/en/home/')).body.toString())![0];
}

/** Many questions, a few at a time. */
async function each<Item>(items: readonly Item[], question: (item: Item) => Promise<void>): Promise<void> {
  const queue = [...items];
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (let item = queue.shift(); item !== undefined; item = queue.shift()) await question(item);
    }),
  );
}
