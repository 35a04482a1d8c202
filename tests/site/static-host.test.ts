import { readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  cacheControlFor,
  RESOURCE_POLICY,
  ROBOTS_HEADER,
  robotsHeadersFor,
  securityHeadersFor,
} from '../../server/headers.ts';
import { readRedirects } from '../../server/redirects.ts';
import { datasetPath, embedPath, EMBEDS, OPEN_DATA } from '../../src/addresses/datasets.ts';
import { textPath } from '../../src/addresses/text-version.ts';
import { addressesOf } from '../../src/content/addresses.ts';
import { catalogue } from '../../src/content/catalogue.ts';
import { addressesThatAnswer } from '../support/serving.ts';

describe('_redirects', () => {
  const redirects = readRedirects('dist');

  test('leads every published address that is no file to one that is', () => {
    const targets = new Map(redirects);
    for (const address of addressesThatAnswer())
      if (!isThere(address)) expect(isThere(targets.get(address) ?? '/nothing'), address).toBe(true);
  });

  test('hides no file, names no address twice and leads nowhere in a circle', () => {
    const sources = redirects.map(([from]) => from);
    expect(new Set(sources).size).toBe(sources.length);
    for (const [from, to] of redirects) {
      expect(isThere(from), from).toBe(false);
      expect(isThere(to), `${from} leads to ${to}`).toBe(true);
    }
  });

  test('knows addresses with capitals in small letters too', () => {
    expect(redirects).toContainEqual(['/hi/opium/policy', '/hi/opium/Policy/']);
    expect(redirects).toContainEqual(['/hi/opium/policy/', '/hi/opium/Policy/']);
  });
});

describe('_headers', () => {
  const rules = readRules(readFileSync('dist/_headers', 'utf8'));
  /** What hosts send that know how a rule takes back what one before it gave. */
  const sentFor = (address: string) =>
    rules
      .filter(({ fits }) => fits(address))
      .reduce<[string, string][]>(
        (sent, { taken, headers }) => [...sent.filter(([name]) => !taken.includes(name)), ...headers],
        [],
      );

  test.each([
    '/',
    '/en/home/',
    '/hi/data/quantities.csv',
    '/hi/data/cultivators/2025-26/any.json',
    ...addressesOf('rows', catalogue).map(({ path }) => path),
    ...addressesOf('data-file', catalogue)
      .slice(0, 60)
      .map(({ path }) => path),
    '/data/catalogue.jsonld',
    '/_astro/x.js',
    '/icons/mark.svg',
    '/robots.txt',
    '/sitemap.xml',
    '/hi/opium/Eligible/',
    textPath('/en/home/'),
    ...addressesOf('list', catalogue)
      .slice(0, 2)
      .map(({ path }) => path),
    '/hi/data/cultivators/2025-26/any.csv',
    embedPath('any', 'hi'),
  ])('%s gets each header once, as our own server sends it', (address) => {
    const sent = sentFor(address);
    expect(new Set(sent.map(([name]) => name)).size).toBe(sent.length);
    expect(Object.fromEntries(sent)).toMatchObject({
      ...securityHeadersFor(address),
      // Said once for all addresses there; reading from elsewhere does not need it.
      [RESOURCE_POLICY]: 'same-origin',
      'Cache-Control': cacheControlFor(address),
    });
    if (EMBEDS.test(address)) expect(Object.fromEntries(sent)).not.toHaveProperty('X-Frame-Options');
    // There a rule is for all addresses with one beginning: what stands below a dataset, too.
    const isOpen = OPEN_DATA.test(address) || EMBEDS.test(address);
    expect(
      sent.some(([name]) => name === 'Access-Control-Allow-Origin'),
      address,
    ).toBe(isOpen);
    expect(Object.fromEntries(sent.filter(([name]) => name === ROBOTS_HEADER))).toEqual(robotsHeadersFor(address));
  });

  test('a host that cannot take a header back frames nothing', () => {
    const rule = rules.find(({ taken }) => taken.length > 0)!;
    expect(rule.fits(embedPath('any', 'hi'))).toBe(true);
    for (const path of [datasetPath('any', 'hi'), `${embedPath('any', 'hi')}x/`, '/hi/home/'])
      expect(rule.fits(path), path).toBe(false);
    expect(rules.filter(({ taken }) => taken.length > 0)).toHaveLength(1);
  });

  test('an address that does not exist is safe too', () => {
    expect(Object.fromEntries(sentFor('/nothing/'))).toMatchObject(securityHeadersFor('/'));
  });
});

/** Whether a host that only knows files has one for the address. */
function isThere(address: string): boolean {
  const file = `dist${address.replace(/\/$/, '/index.html')}`;
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}

/** The rules as static hosts read them: all that fit an address count, a star stands for anything, `:name` for one part of an address. */
function readRules(text: string) {
  return text
    .trim()
    .split('\n\n')
    .map((block) => {
      const [address = '', ...lines] = block.split('\n').map((line) => line.trim());
      const pattern = new RegExp(
        `^${address
          .split('*')
          .map((part) => part.replaceAll(/[.+?]/g, '\\$&').replaceAll(/:\w+/g, '[^/]+'))
          .join('.*')}$`,
      );
      return {
        fits: (asked: string) => pattern.test(asked),
        taken: lines.filter((line) => line.startsWith('! ')).map((line) => line.slice(2)),
        headers: lines
          .filter((line) => !line.startsWith('! '))
          .map((line) => line.split(/: (.*)/).slice(0, 2) as [name: string, value: string]),
      };
    });
}
