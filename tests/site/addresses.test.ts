import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { publishedAddresses } from '../../server/addresses.ts';
import { readLedger, sorted } from '../../src/addresses/ledger.ts';
import { catalogue } from '../../src/content/catalogue.ts';
import { answersIn, isOfSpecimen } from '../../src/content/lost-addresses.ts';

const ledger = readLedger();

test('the record of published addresses has each address once, in order', () => {
  expect(ledger).toEqual(sorted(ledger));
});

test('the content check knows every address that the built site has of content', () => {
  const answers = answersIn(catalogue);
  const built = publishedAddresses('dist', []).filter((address) => existsSync(`dist${address}`));
  const ofContent = built.filter((address) => /^\/(documents|en|hi)\//.test(address));
  expect(ofContent.length).toBeGreaterThan(500);
  expect(ofContent.filter((address) => !answers(address))).toEqual([]);
});

test('what is made up is not in the record: it can be taken away at any time', () => {
  expect(ledger.filter(isOfSpecimen(catalogue))).toEqual([]);
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
