import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { posterPdf } from '../addresses/posters.ts';
import { LANGS } from '../language/lang.ts';
import { entryOf } from '../lib/entry-of.ts';
import { catalogue } from './catalogue.ts';
import { posterFile, posterHash, posterTitle } from './posters.ts';

const KB = 1024;
const MOST = 150 * KB;
const posters = [...catalogue.posters].flatMap(([id, poster]) => LANGS.map((lang) => ({ id, poster, lang })));

test.each(posters)('the PDF of $id ($lang) is one small page in its language', ({ id, lang }) => {
  // One whose poster has changed waits to be made again; it is not offered.
  const file = posterFile(id, catalogue, lang);
  if (!file) return;
  const { bytes, pages, isTagged } = file;
  expect({ pages, isTagged }).toEqual({ pages: 1, isTagged: true });
  expect(catalogue.documents.get(posterPdf(id, lang))?.languages).toContain(lang);
  expect(file.languages).toEqual([lang]);
  expect(bytes).toBeLessThanOrEqual(MOST);
  expect(readFileSync(`content/documents/${posterPdf(id, lang)}`).length).toBe(bytes);
});

test('a figure that changes on a poster takes its PDF from the readers', () => {
  const [id, poster] = [...catalogue.posters].find(([, { chart }]) => chart !== undefined)!;
  const table = entryOf(catalogue.tables, poster.chart!);
  const rows = table.rows.map((row) => ({ ...row, cells: { ...row.cells, [table.chart!.series[0]!]: 1 } }));
  const changed = { ...catalogue, tables: new Map(catalogue.tables).set(table.id, { ...table, rows }) };
  expect(posterHash(poster, changed)).not.toBe(posterHash(poster, catalogue));
  expect(posterFile(id, changed, 'en')).toBeUndefined();
  expect(posterTitle(poster, changed, 'en')).not.toBe(posterTitle(poster, catalogue, 'en'));
});
