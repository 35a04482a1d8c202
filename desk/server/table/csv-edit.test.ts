import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCsv } from '../../../src/files/read-csv.ts';
import { isThorough } from '../../../tests/support/thorough.ts';
import { NO_EDITS, type TableEdits } from '../../model/table-edits.ts';
import { editCsv, indexCsv, indexCsvInTurns, rowAtLine, valuesOf } from './csv-edit.ts';

const content = join(import.meta.dirname, '../../../content');
const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.csv'));
const edit = (text: string, edits: Partial<TableEdits>) => editCsv(indexCsv(text), { ...NO_EDITS, ...edits });

describe('every CSV file of the content', () => {
  it.each(files)('%s keeps each byte without an edit, and its cells are those of the site', (path) => {
    const text = readFileSync(join(content, path), 'utf8');
    const csv = indexCsv(text);
    expect(editCsv(csv, NO_EDITS)).toBe(text);
    const records = readCsv(text);
    if ('cause' in records) throw new Error(records.cause.message);
    expect(csv.rows).toBe(records.length - 1);
    for (const [at, { record, info }] of records.entries()) {
      expect(valuesOf(csv, at - 1)).toEqual(record);
      expect(csv.lines[at]).toBe(info.lines);
    }
  });

  it.each(files)('%s changes only the cell that was changed', (path) => {
    const text = readFileSync(join(content, path), 'utf8');
    const csv = indexCsv(text);
    const row = csv.rows >> 1;
    const was = valuesOf(csv, row);
    const same = editCsv(csv, { ...NO_EDITS, cells: { [row]: { ...was } } });
    expect(same).toBe(text);
    const changed = editCsv(csv, { ...NO_EDITS, cells: { [row]: { 1: 'a "new", text' } } });
    const now = indexCsv(changed);
    expect(valuesOf(now, row)).toEqual(was.with(1, 'a "new", text'));
    expect(changed.length - text.length).toBeLessThan(100);
    expect(editCsv(now, { ...NO_EDITS, removed: [row] })).toBe(editCsv(csv, { ...NO_EDITS, removed: [row] }));
  });
});

describe('bytes around an edit', () => {
  const text = '\uFEFFid,name\r\n1,"one, 1"\r\n\r\n 2 ,"two"\r\n3,three';

  it('stay when a cell changes: marks, spaces, line ends, byte-order mark', () => {
    expect(edit(text, { cells: { 0: { 1: 'uno' }, 1: { 0: '22' } } })).toBe(
      '\uFEFFid,name\r\n1,"uno"\r\n\r\n 22 ,"two"\r\n3,three',
    );
  });
  it('stay when rows are removed, even the last without a line end', () => {
    expect(edit(text, { removed: [0] })).toBe('\uFEFFid,name\r\n 2 ,"two"\r\n3,three');
    expect(edit(text, { removed: [2] })).toBe('\uFEFFid,name\r\n1,"one, 1"\r\n\r\n 2 ,"two"');
    expect(edit(text, { removed: [0, 1, 2] })).toBe('\uFEFFid,name');
  });
  it('stay when rows are added and moved', () => {
    expect(edit(text, { placed: [{ before: 3, cells: ['4', 'a, b'] }] })).toBe(`${text}\r\n4,"a, b"`);
    expect(edit('id,name\n1,one\n', { placed: [{ before: 0, cells: ['0'] }] })).toBe('id,name\n0,\n1,one\n');
    expect(edit('id,name\n', { placed: [{ before: 0, cells: ['0', 'x'] }] })).toBe('id,name\n0,x\n');
    expect(edit('a\n1\n2\n3\n', { placed: [{ before: 0, from: 2 }], cells: { 2: { 0: '33' } } })).toBe('a\n33\n1\n2\n');
    expect(edit('a\n1\n2\n3\n', { placed: [{ before: 3, from: 0 }] })).toBe('a\n2\n3\n1\n');
    expect(edit('a\n1\n2\n3', { placed: [{ before: 3, from: 0 }] })).toBe('a\n2\n3\n1');
  });
  it('a cell that was missing at the end of a row is added', () => {
    expect(edit('a,b,c\n1\n', { cells: { 0: { 2: 'x' } } })).toBe('a,b,c\n1,,x\n');
  });
  it('a row is found by its line', () => {
    expect(rowAtLine(indexCsv(text), 4)).toBe(1);
    expect(rowAtLine(indexCsv(text), 99)).toBe(2);
  });
});

/** No list of cultivators is longer than the first. */
const MANY = isThorough ? 120_000 : 12_000;

it(`${MANY} rows are found in turns, and one cell among them is changed`, async () => {
  const row = 'eligible,doo-kota,gum,1,"Name, of somebody",किसी का नाम,Guardian,अभिभावक,Village,गांव,Tehsil,तहसील,10\n';
  const text = `category,office,policy,serial\n${row.repeat(MANY)}`;
  const csv = await indexCsvInTurns(text);
  expect(csv.rows).toBe(MANY);
  const changed = editCsv(csv, { ...NO_EDITS, cells: { [MANY / 2]: { 3: '77' } } });
  expect(changed).toHaveLength(text.length + 1);
});
