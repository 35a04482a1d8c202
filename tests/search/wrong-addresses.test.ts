import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { catalogue } from '../../src/content/catalogue.ts';
import { addressRows } from '../../src/features/lost-address/address-rows.ts';
import { type AddressRow, guessPages, searchWords } from '../../src/features/lost-address/guess-pages.ts';

const LEAST_RIGHT = 0.9;
const rows = addressRows(catalogue);
const known = new Set(rows.map(([path]) => path));
const cases: [asked: string, wanted: string][] = parse(readFileSync('tests/search/wrong-addresses.yaml', 'utf8')) as [
  string,
  string,
][];
const guess = (address: string) => guessPages(address, rows).map(([path]) => path);

test('of wrong addresses whose page is there, nine in ten are offered it among three', () => {
  const asked = cases.filter(([, wanted]) => known.has(wanted));
  expect(asked.length).toBeGreaterThanOrEqual(30);
  const missed = asked.filter(([address, wanted]) => !guess(address).includes(wanted));
  const told = missed.map(([address, wanted]) => `${address} → ${wanted}, not ${guess(address).join(' ')}`);
  expect(1 - missed.length / asked.length, told.join('\n')).toBeGreaterThanOrEqual(LEAST_RIGHT);
});

test.each(['/', '/en/', '/hi/index.html', '/wp-login.php', '/.env', '/en/zzzzqq/xxyyq/', '/%E0%A4%A'])(
  '%s is like no page: nothing is offered',
  (address) => {
    expect(guess(address)).toEqual([]);
  },
);

test.each([
  ['/en/opium/OldPolicy_2024.html', 'old policy 2024'],
  ['/hi/%E0%A4%B8%E0%A4%82%E0%A4%AA%E0%A4%B0%E0%A5%8D%E0%A4%95/', 'संपर्क'],
  ['/en/tender/2024/', 'tender'],
  ['/en/', ''],
])('at %s the search box has “%s”', (address, words) => {
  expect(searchWords(address)).toBe(words);
});

test('a page is offered for the words of its title, wherever they stand in the address', () => {
  const planted: AddressRow[] = [
    ['exim/overview/fees', 'What does it cost and how do I pay', 'कितना शुल्क लगता है'],
    ['opium/overview/licence', 'Who gets a patta', 'पट्टा किसे मिलता है'],
    ['about/contact', 'Contact us', 'संपर्क'],
  ];
  expect(guessPages('/old/cost/pay.html', planted).map(([path]) => path)).toEqual(['exim/overview/fees']);
});

test('rows hold no titles that may name people', () => {
  expect(rows.filter(([path]) => /records\/(employee-orders|seniority-lists)/.test(path))).toEqual([]);
});
