import { expect, test } from 'vitest';
import { sampleRecord, sampleRegisters } from '../../tests/support/sample-record.ts';
import type { RecordOf } from '../schemas/record.ts';
import { nowInIndia } from '../lib/indian-date.ts';
import { catalogue } from './catalogue.ts';
import { dueBetween, needsBuild } from './due.ts';
import type { Catalogue } from './load.ts';

const words = { en: 'Sample', hi: 'नमूना' };
const empty: Catalogue = { ...catalogue, registers: sampleRegisters(), pages: [], notices: [] };
const withRecords = (...records: Partial<RecordOf<'notifications'>>[]): Catalogue => ({
  ...empty,
  registers: sampleRegisters({ notifications: records.map((record) => sampleRecord<'notifications'>(record)) }),
});
const short = (...given: Parameters<typeof dueBetween>) => dueBetween(...given).map(({ at, kind }) => `${at} ${kind}`);

test('a record appears at its first minute and goes after its last day, over the leap day', () => {
  const content = withRecords({ publishFrom: '2028-02-28T10:30', publishUntil: '2028-02-29' });
  expect(short(content, '2028-02-27T00:00', '2028-02-29T23:59')).toEqual(['2028-02-28T10:30 appears']);
  expect(short(content, '2028-02-28T10:30', '2028-03-01T00:00')).toEqual([
    '2028-03-01T00:00 month',
    '2028-03-01T00:00 goes',
  ]);
});

test.each([
  ['2026-09-30T18:29:00Z', []],
  ['2026-09-30T18:30:00Z', ['2026-10-01T00:00 month', '2026-10-01T00:00 begins', '2026-10-01T00:00 ends']],
])('at %s the crop year turns: %j', (utc, expected) => {
  const content = withRecords(
    { id: 'a', validity: 'crop-year', cropYear: '2025-26' },
    { id: 'b', validity: 'crop-year', cropYear: '2026-27' },
  );
  const found = short(content, '2026-09-30T12:00', nowInIndia(new Date(utc)));
  expect(found.toSorted()).toEqual(expected.toSorted());
});

test('the month of October says which crop year begins', () => {
  const [month] = dueBetween(empty, '2099-09-30T23:59', '2099-10-01T00:00');
  expect(month?.title.en).toBe('Crop year 2099-00 begins');
});

test('a notice is written two weeks ahead, begins and ends', () => {
  const content: Catalogue = {
    ...empty,
    notices: [{ id: 'a', level: 'urgent', title: words, areas: 'all', from: '2026-11-20T10:00', until: '2026-11-20' }],
  };
  expect(short(content, '2026-11-02T00:00', '2026-11-30T00:00')).toEqual([
    '2026-11-06T10:00 notice-written',
    '2026-11-20T10:00 notice-begins',
    '2026-11-21T00:00 notice-ends',
  ]);
});

test('a tender closes at its last moment, corrigenda counted', () => {
  const tender = sampleRecord({
    register: 'tenders',
    closes: '2026-11-18T15:00',
    corrigenda: [{ date: '2026-11-17', title: words, changes: words, newCloses: '2026-11-19T15:00', documents: [] }],
  });
  const content: Catalogue = { ...empty, registers: sampleRegisters({ tenders: [tender] }) };
  expect(short(content, '2026-11-18T00:00', '2026-11-20T00:00')).toEqual(['2026-11-19T15:00 tender-closes']);
});

test('a page to be read again is named, and needs no build', () => {
  const [page] = catalogue.pages;
  const content: Catalogue = {
    ...empty,
    site: { ...catalogue.site, reviewMonths: 12 },
    pages: [{ ...page!, lang: 'en', meta: { ...page!.meta!, reviewed: '2027-02-28' } }],
  };
  const found = dueBetween(content, '2028-02-28T00:00', '2028-02-29T00:00');
  expect(found.map(({ at, kind }) => [at, kind])).toEqual([['2028-02-29T00:00', 'review']]);
  expect(found.some(needsBuild)).toBe(false);
});

test('what is at the earlier moment itself is done already, what is at the later is due', () => {
  const content = withRecords({ publishFrom: '2026-11-17T09:00' });
  expect(short(content, '2026-11-17T09:00', '2026-11-17T10:00')).toEqual([]);
  expect(short(content, '2026-11-17T08:59', '2026-11-17T09:00')).toEqual(['2026-11-17T09:00 appears']);
});

test('a row of law begins and ends with its days', () => {
  const row = { cells: {}, source: [] };
  const [, table] = [...catalogue.tables][0]!;
  const rows = [{ ...row, until: '2026-12-31' }, { ...row, from: '2027-01-01' }, row];
  const content: Catalogue = { ...empty, tables: new Map([['law', { ...table, id: 'law', rows }]]) };
  const found = short(content, '2026-12-02T00:00', '2027-01-01T00:00').filter((due) => !due.endsWith('month'));
  expect(found.toSorted()).toEqual(['2027-01-01T00:00 begins', '2027-01-01T00:00 ends']);
});
