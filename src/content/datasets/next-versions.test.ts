import { expect, test } from 'vitest';
import type { Table } from '../../schemas/table.ts';
import { nextVersions } from './next-versions.ts';
import { presentVersion, valuesDigest } from './versions.ts';

const table = (value: number, words: Partial<Table> = {}): Table => ({
  id: 'yields',
  caption: { en: 'Yields', hi: 'उपज' },
  columns: { yield: { label: { en: 'Yield', hi: 'उपज' }, kind: 'number', isRowHeading: true } },
  notes: [],
  asOn: '2026-11-19',
  source: ['spec'],
  rows: [{ cells: { yield: value }, source: [] }],
  ...words,
});

const next = (present: Table, known = {}, today = '2026-11-19', isPublished = true) =>
  nextVersions({
    known,
    tables: new Map([['yields', present]]),
    isPublished: () => isPublished,
    fileOf: (id, format, lang) => `${id} ${format} ${lang} ${JSON.stringify(present.rows)}`,
    today,
  });

test('the first version has the date of its day, and the digest and size of each file', () => {
  const { versions, added } = next(table(4.2));
  expect(added).toEqual([['yields', '2026-11-19']]);
  expect(Object.keys(versions['yields']![0]!.files)).toEqual(['en.csv', 'en.json', 'hi.csv', 'hi.json']);
  expect(versions['yields']![0]!.files['en.csv']!.sha256).toMatch(/^[\da-f]{64}$/);
});

test('only changed values make a new version, not changed words or made-up rows', () => {
  const { versions } = next(table(4.2));
  const reworded = table(4.2, { caption: { en: 'Yield', hi: 'पैदावार' }, notes: [{ en: 'A note', hi: 'टिप्पणी' }] });
  expect(next(reworded, versions, '2026-11-20').added).toEqual([]);
  const withSpecimen = table(4.2);
  withSpecimen.rows.push({ cells: { yield: 9 }, source: [], specimen: true });
  expect(next(withSpecimen, versions, '2026-11-20').added).toEqual([]);
  expect(next(table(5.9), versions, '2026-11-20').added).toEqual([['yields', '2026-11-20']]);
});

test('a second version of a day has its own name, and the first one stays', () => {
  const { versions } = next(table(4.2));
  const again = next(table(5.9), versions);
  expect(again.versions['yields']!.map(({ version }) => version)).toEqual(['2026-11-19', '2026-11-19-2']);
  expect(again.dropped).toEqual([]);
  expect(presentVersion('yields', table(5.9), again.versions)?.version).toBe('2026-11-19-2');
  expect(presentVersion('yields', table(7), again.versions)).toBeUndefined();
});

test('what was never published is made anew; what was published stays even where its dataset is gone', () => {
  const { versions } = next(table(4.2));
  const unpublished = next(table(5.9), versions, '2026-11-19', false);
  expect(unpublished.dropped).toEqual([['yields', '2026-11-19']]);
  expect(unpublished.versions['yields']).toHaveLength(1);
  expect(unpublished.versions['yields']![0]!.data).toBe(valuesDigest(table(5.9)));
  const gone = nextVersions({
    known: versions,
    tables: new Map(),
    isPublished: () => true,
    fileOf: () => '',
    today: '2027-01-01',
  });
  expect(gone.versions).toEqual(versions);
});

test('a dataset without rows has no version', () => {
  expect(next(table(1, { rows: [] })).versions).toEqual({});
});
