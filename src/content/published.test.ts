import { expect, test } from 'vitest';
import { sampleRecord, sampleRegisters } from '../../tests/support/sample-record.ts';
import type { RecordOf } from '../schemas/record.ts';
import { catalogue } from './catalogue.ts';
import type { Catalogue } from './load.ts';
import { addressesOver, publishedAt } from './published.ts';

type Notification = RecordOf<'notifications'>;
const [before, after] = ['2026-09-30T23:59', '2026-10-01T00:00'];
const [[file]] = [[...catalogue.documents.keys()]] as [[string]];
const documents: Notification['documents'] = [{ file }];

function siteOf(records: Partial<Notification>[], rest: Partial<Catalogue> = {}): Catalogue {
  const notifications = records.map((record) => sampleRecord<'notifications'>(record));
  return { ...catalogue, pages: [], registers: sampleRegisters({ notifications }), ...rest };
}
const idsAt = (site: Catalogue, moment: string) =>
  publishedAt(site, moment)
    .registers.get('notifications')
    .map(({ id }) => id);

test('a record comes with the first minute of its day in India, another goes', () => {
  const site = siteOf([
    { id: 'always' },
    { id: 'coming', publishFrom: '2026-10-01' },
    { id: 'going', publishUntil: '2026-09-30' },
  ]);
  expect(idsAt(site, before)).toEqual(['always', 'going']);
  expect(idsAt(site, after)).toEqual(['always', 'coming']);
});

test('content without times is the same thing, not a copy', () => {
  expect(publishedAt(catalogue, '1990-01-01T00:00')).toBe(catalogue);
});

test('a file is there as long as something on the site has it', () => {
  const coming = { id: 'coming', documents, publishFrom: '2026-10-01' };
  const hasFile = (site: Catalogue, moment: string) => publishedAt(site, moment).documents.has(file);
  expect([before, after].map((moment) => hasFile(siteOf([coming]), moment))).toEqual([false, true]);
  expect(hasFile(siteOf([coming, { id: 'other', documents }]), before)).toBe(true);
  const page = catalogue.pages.find(({ lang }) => lang === 'en')!;
  const node = { type: 'mdxJsxFlowElement', name: 'Download', attributes: [{ type: 'a', name: 'file', value: file }] };
  const showing = { ...page, tree: { type: 'root', children: [node] } };
  expect(hasFile(siteOf([coming], { pages: [showing] }), before)).toBe(true);
});

test('the file of a corrigendum waits with its tender', () => {
  const words = { en: 'Sample', hi: 'नमूना' };
  const tender = sampleRecord({
    register: 'tenders',
    closes: '2026-12-01T15:00',
    corrigenda: [{ date: '2026-09-01', title: words, changes: words, documents }],
    publishFrom: '2026-10-01',
  });
  const site: Catalogue = { ...siteOf([]), registers: sampleRegisters({ tenders: [tender] }) };
  expect(publishedAt(site, before).documents.has(file)).toBe(false);
});

test('a record holds until what takes its place is there, and is superseded after that was withdrawn', () => {
  const site = siteOf([
    { id: 'old', validity: 'superseded', supersededBy: 'new' },
    { id: 'new', publishFrom: '2026-10-01', publishUntil: '2026-10-31' },
  ]);
  const oldAt = (moment: string) => publishedAt(site, moment).registers.get('notifications')[0];
  expect(oldAt(before)).toMatchObject({ validity: 'in-force', supersededBy: undefined });
  expect(oldAt(after)).toMatchObject({ validity: 'superseded', supersededBy: 'new' });
  expect(oldAt('2026-11-01T00:00')).toMatchObject({ validity: 'superseded', supersededBy: undefined });
});

test('a policy of a crop year stays one until another takes its place', () => {
  const site = siteOf([
    { id: 'old', validity: 'superseded', supersededBy: 'new', cropYear: '2025-26' },
    { id: 'new', publishFrom: '2026-10-01' },
  ]);
  expect(publishedAt(site, before).registers.get('notifications')[0]?.validity).toBe('crop-year');
});

test('nothing names a record that is not there: amendments, pages, procedures', () => {
  const page = catalogue.pages.find(({ lang, meta }) => lang === 'en' && meta)!;
  const [[name, procedure]] = [...catalogue.procedures] as [
    [string, typeof catalogue.procedures extends Map<string, infer P> ? P : never],
  ];
  const site: Catalogue = {
    ...siteOf([
      { id: 'target', publishFrom: '2026-10-01' },
      { id: 'change', amends: ['target', 'other'] },
      { id: 'other' },
    ]),
    pages: [{ ...page, meta: { ...page.meta!, records: ['notifications/target'] } }],
    procedures: new Map([[name, { ...procedure, forms: ['form', 'kept'] }]]),
  };
  site.registers.get('forms').push(sampleRecord({ register: 'forms', id: 'form', publishFrom: '2026-10-01' }));
  const at = publishedAt(site, before);
  expect(at.registers.get('notifications').find(({ id }) => id === 'change')?.amends).toEqual(['other']);
  expect(at.pages[0]?.meta?.records).toBeUndefined();
  expect(at.procedures.get(name)?.forms).toEqual(['kept']);
  expect(publishedAt(site, after).pages[0]?.meta?.records).toEqual(['notifications/target']);
});

test('addresses that are over are known', () => {
  const site = siteOf([
    { id: 'coming', publishFrom: '2026-10-01', documents },
    { id: 'going', publishUntil: '2026-09-30' },
  ]);
  const path = (id: string) => `/hi/records/notifications/${id}/`;
  expect(addressesOver(site, after)).toContain(path('going'));
  expect(addressesOver(site, before)).not.toContain(path('going'));
});
