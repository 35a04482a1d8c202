import { describe, expect, it } from 'vitest';
import { isThorough } from '../../../tests/support/thorough.ts';
import type { ImportMode } from '../../model/import-api.ts';
import { editCsv, indexCsv, valuesOf } from '../table/csv-edit.ts';
import { describeTable } from '../table/describe-table.ts';
import { testDrafts } from '../table/test-drafts.ts';
import { compare } from './compare.ts';
import { decode } from './decode.ts';
import { isHeader, mapColumns, separatorOf } from './recognise.ts';
import { begin, endSession, readSession } from './sessions.ts';
import { targetOf } from './target.ts';

const drafts = testDrafts();
const HINDI = 'वर्ष;मामले\n2025;1,23,456\n';

describe('a brought file', () => {
  it.each([
    ['utf-8', Buffer.from(HINDI)],
    ['utf-8', Buffer.from(`\uFEFF${HINDI}`)],
    ['utf-16le', Buffer.from(`\uFEFF${HINDI}`, 'utf16le')],
    ['utf-16le', Buffer.from(HINDI, 'utf16le')],
    ['utf-16be', Buffer.from(`\uFEFF${HINDI}`, 'utf16le').swap16()],
    ['utf-16be', Buffer.from(HINDI, 'utf16le').swap16()],
  ])('is read as %s', (encoding, bytes) => expect(decode(bytes)).toEqual({ encoding, text: HINDI }));

  it('of Windows keeps its letters', () => {
    expect(decode(Buffer.from('name\nCaf\xe9 \x96 5\n', 'latin1'))).toEqual({
      encoding: 'windows-1252',
      text: 'name\nCafé – 5\n',
    });
  });

  it.each([
    ['import-office', Buffer.from('PK\x03\x04 xl/workbook')],
    ['import-pdf', Buffer.from('%PDF-1.7')],
    ['import-not-text', Buffer.from([1, 0, 0, 0, 2, 9, 0, 0])],
    ['import-empty', Buffer.from('')],
    [
      'import-old-font',
      Buffer.from('uke,firk,xzke\njke flag,Jh yky,xzke\neksgu yky,dqekj flag,uhep\nlhrk nsoh,jke izlkn,xzke\n'),
    ],
  ])('is refused in words: %s', (code, bytes) => {
    expect(() => decode(bytes)).toThrow(expect.objectContaining({ code }));
  });

  it.each([
    [',', 'a,b,c\n1,"2;3;4",3\n'],
    [';', 'a;b;c\n1,5;2,5;3\n'],
    ['\t', 'a\tb\n1, 2, 3\t5\n'],
  ])('has the separator %j', (separator, text) => expect(separatorOf(text)).toBe(separator));
});

describe('columns of a list of cultivators', () => {
  it('are known by headings of both languages, and words by their letters', async () => {
    const { columns } = await targetOf('cultivators/2098-99.csv', drafts);
    const headings = [
      'S. No.',
      'काश्तकार का नाम',
      'Name of Cultivator',
      "Father's Name",
      'ग्राम',
      'तहसील',
      'Area (in are)',
      'Remarks',
    ];
    const row = ['1', 'राम', 'Ram', 'Mohan', 'नीमच', 'जावद', '10', ''];
    const names = Object.entries(mapColumns(headings, [row], columns)).map(([name, from]) => [name, from]);
    expect(Object.fromEntries(names)).toEqual({
      serial: { column: 0 },
      name_hi: { column: 1 },
      name_en: { column: 2 },
      guardian_en: { column: 3 },
      village_hi: { column: 4 },
      tehsil_hi: { column: 5 },
      area_are: { column: 6 },
    });
    expect(isHeader(headings, row, columns)).toBe(true);
    expect(isHeader(row, row, columns)).toBe(false);
  });
});

/** The table of years with figures that has most rows. */
function yearTable() {
  const tables = drafts.files().flatMap((file) => {
    if (!/^tables\/.*\.csv$/.test(file)) return [];
    const csv = indexCsv(drafts.read(file).text);
    const { columns } = describeTable(file, valuesOf(csv, -1), drafts);
    const heading = columns.find(({ isRowHeading }) => isRowHeading);
    const figure = columns.findIndex(({ kind }, at) => kind === 'number' && /^\d+$/.test(valuesOf(csv, 0)[at] ?? ''));
    return heading?.kind === 'year' && figure >= 0 ? [{ file, csv, columns, figure }] : [];
  });
  const found = tables.toSorted((a, b) => b.csv.rows - a.csv.rows)[0];
  if (!found) throw new Error('The content has no table of years.');
  return found;
}

async function bring(file: string, text: string, mode: ImportMode = 'add') {
  const target = await targetOf(file, drafts);
  const brought = indexCsv(text);
  const [first, second] = [valuesOf(brought, -1), valuesOf(brought, 0)];
  const mapping = mapColumns(first, [second], target.columns);
  return { target, ...(await compare({ brought, hasHeader: true, mapping, mode }, target, drafts)) };
}

describe('what would change', () => {
  const { file, csv, columns, figure } = yearTable();
  const yearAt = columns.findIndex(({ kind }) => kind === 'year');
  const headings = `${columns[yearAt]?.label.hi},${columns[figure]?.name}`;
  const first = valuesOf(csv, 0);
  const was = first[figure] ?? '';

  it('is nothing for the table itself', async () => {
    const { comparison, edits } = await bring(file, csv.text, 'all');
    expect(comparison.counts).toMatchObject({ same: csv.rows, added: 0, changed: 0, removed: 0, wrong: 0 });
    expect(editCsv(csv, edits)).toBe(csv.text);
  });

  it('is a new year, a changed figure, a wrong row and two jumps', async () => {
    const text = `${headings}\n2098,"${was}0"\n${first[yearAt]},${was}00\n2099,about\n`;
    const { comparison, edits, target } = await bring(file, text);
    expect(comparison.counts).toEqual({ same: 0, added: 1, changed: 1, removed: 0, wrong: 1, jumps: 2 });
    expect(comparison.wrong[0]).toMatchObject({ line: 4 });
    expect(comparison.jumps.map(({ is }) => is.replaceAll(',', ''))).toEqual([`${was}00`, `${was}0`]);
    const after = indexCsv(editCsv(target.csv, edits));
    expect(after.rows).toBe(csv.rows + 1);
    // What was not brought stays.
    const source = columns.findIndex(({ name }) => name === 'source');
    const changed = Array.from({ length: after.rows }, (_, row) => valuesOf(after, row)).find(
      (cells) => cells[yearAt] === first[yearAt],
    );
    expect(changed).toEqual(first.with(figure, `${was}00`));
    expect(changed?.[source]).toBe(first[source]);
  });

  it('of a list is removed only where the list was brought; a list that shrinks is named', async () => {
    const lists = drafts.files().find((each) => /^cultivators\/.*csv$/.test(each)) ?? '';
    const all = indexCsv(drafts.read(lists).text);
    const [names, start] = [valuesOf(all, -1), valuesOf(all, 0)];
    const { comparison } = await bring(lists, `${names.join(',')}\n${start.join(',')}\n`, 'lists');
    const sameList = Array.from({ length: all.rows }, (_, row) => valuesOf(all, row)).filter((cells) =>
      [0, 1, 2].every((at) => cells[at] === start[at]),
    );
    expect(comparison.counts).toMatchObject({ same: 1, removed: sameList.length - 1, added: 0, wrong: 0 });
    expect(comparison.jumps[0]?.column.en).toBe('rows');
  });
});

it('lists of a new crop year are held against those of the last', async () => {
  const last = drafts.files().find((each) => /^cultivators\/.*csv$/.test(each)) ?? '';
  const { text } = drafts.read(last);
  const [head = '', ...rows] = text.trimEnd().split('\n');
  const about = drafts.read(last.replace(/csv$/, 'yaml')).text;
  drafts.save([
    { path: 'cultivators/2090-91.csv', contents: text },
    { path: 'cultivators/2090-91.yaml', contents: about.replace(/^specimen.*\n/m, '') },
  ]);
  const { comparison } = await bring('cultivators/2091-92.csv', `${head}\n${rows[0]}\n`, 'lists');
  expect(comparison.jumps.map(({ column, is }) => [column.en, is])).toEqual([['rows', '1']]);
});

it.each([
  ['row-too-long', ','.repeat(200_000)],
  ['row-too-long', `a,b\n"${'x,\n'.repeat(100_000)}`],
  ['table-too-long', '1\n'.repeat(600_000)],
])('what nobody could have made is refused before its cells are read: %s', async (code, text) => {
  const session = begin(Buffer.from(text));
  await expect(readSession(session)).rejects.toMatchObject({ code });
  endSession(session.id);
});

/** No list of cultivators is longer than the first. */
const MANY = isThorough ? 120_000 : 12_000;

it(`${MANY} rows are compared, and others are answered meanwhile`, async () => {
  const office = drafts.read('offices.yaml').text.match(/^doo-[\w-]+(?=:)/m)?.[0];
  const names =
    'category,office,policy,serial,name_en,name_hi,guardian_en,guardian_hi,village_en,village_hi,tehsil_en,tehsil_hi,area_are';
  const rows = Array.from(
    { length: MANY },
    (_, at) => `eligible,${office},gum,${at + 1},Ram ${at},राम ${at},Mohan,मोहन,Village,गांव,Tehsil,तहसील,10`,
  );
  // How long it takes says more about the machine than about the desk; how often others have their turn does not.
  let turns = 0;
  const clock = setInterval(() => (turns += 1), 1);
  const { comparison } = await bring('cultivators/2097-98.csv', `${names}\n${rows.join('\n')}\n`, 'lists');
  clearInterval(clock);
  expect(comparison.counts).toMatchObject({ added: MANY, wrong: 0 });
  expect(turns).toBeGreaterThan(MANY / 3000);
});
