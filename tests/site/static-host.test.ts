import { readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cacheControlFor, ROBOTS_HEADER, robotsHeadersFor, securityHeadersFor } from '../../server/headers.ts';
import { readRedirects } from '../../server/redirects.ts';
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

  test.each([
    '/',
    '/en/home/',
    '/hi/data/quantities.csv',
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
  ])('%s gets each header once, as our own server sends it', (address) => {
    const sent = rules.filter(({ fits }) => fits(address)).flatMap(({ headers }) => headers);
    expect(new Set(sent.map(([name]) => name)).size).toBe(sent.length);
    expect(Object.fromEntries(sent)).toMatchObject({
      ...securityHeadersFor(address),
      'Cache-Control': cacheControlFor(address),
    });
    expect(Object.fromEntries(sent.filter(([name]) => name === ROBOTS_HEADER))).toEqual(robotsHeadersFor(address));
  });

  test('an address that does not exist is safe too', () => {
    const sent = rules.filter(({ fits }) => fits('/nothing/')).flatMap(({ headers }) => headers);
    expect(Object.fromEntries(sent)).toMatchObject(securityHeadersFor('/'));
  });
});

/** Whether a host that only knows files has one for the address. */
function isThere(address: string): boolean {
  const file = `dist${address.replace(/\/$/, '/index.html')}`;
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}

/** The rules as static hosts read them: all that fit an address count, a star stands for anything. */
function readRules(text: string) {
  return text
    .trim()
    .split('\n\n')
    .map((block) => {
      const [address = '', ...lines] = block.split('\n');
      const pattern = new RegExp(`^${address.split('*').map(RegExp.escape).join('.*')}$`);
      return {
        fits: (asked: string) => pattern.test(asked),
        headers: lines.map(
          (line) =>
            line
              .trim()
              .split(/: (.*)/)
              .slice(0, 2) as [name: string, value: string],
        ),
      };
    });
}
