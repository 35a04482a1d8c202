import { expect, test } from 'vitest';
import { publishedAddresses, readLedger, sorted } from '../../server/addresses.ts';
import { catalogue } from '../../src/content/catalogue.ts';

const ledger = readLedger();

test('the record of published addresses has each address once, in order', () => {
  expect(ledger).toEqual(sorted(ledger));
});

test('every address of the built site stands in the record', () => {
  const known = new Set(ledger);
  const missing = publishedAddresses('dist', catalogue.moved).filter((address) => !known.has(address));
  expect(missing, 'Look at these addresses: they are for ever. Then run “npm run ledger”.').toEqual([]);
});

test('the record holds what readers keep, and nothing that changes its name', () => {
  for (const kept of [
    '/',
    '/hi/home/',
    '/en/rti/information_4_1b1',
    '/en/sheets/',
    '/robots.txt',
    '/icons/share-hi.png',
  ])
    expect(ledger).toContain(kept);
  expect(ledger.filter((address) => /^\/_|\.(br|gz)$|[.-][\da-f]{8}\.|\/404/.test(address))).toEqual([]);
});
