import { expect, test } from 'vitest';
import { openBeginnings } from './open-beginnings.ts';

test('each beginning fits data files alone, and is as short as that allows', () => {
  const addresses = [
    '/en/data/quantities.csv',
    '/en/data/quantities.schema.json',
    '/en/data/quantities/index.html',
    '/en/data/quantities/2026-11-19.csv',
    '/en/data/crop-calendar.json',
    '/en/data/cultivators/2025-26/list.csv',
    '/en/data/rows-opium.html',
    '/en/data/rti.csv',
    '/en/data/index.html',
    '/data/catalogue.jsonld',
    '/data/substances/opium.json',
    '/data/substances-index.json',
    '/en/home/index.html',
  ];
  const beginnings = openBeginnings(addresses);
  expect(beginnings).toEqual(['/data/c', '/data/substances/', '/en/data/cr', '/en/data/q', '/en/data/rt']);
});
