import { describe, expect, it } from 'vitest';
import { NO_EDITS, RowOrder } from '../../model/table-edits.ts';
import { checkEdits } from './check-edits.ts';
import { indexCsv, valuesOf } from './csv-edit.ts';
import { describeTable } from './describe-table.ts';
import { openCsv, searchRows } from './open-csv.ts';
import { testDrafts } from './test-drafts.ts';

const drafts = testDrafts();
const files = drafts.files().filter((path) => path.endsWith('.csv'));

it.each(files)('%s has a heading in both languages for each column, and no remark without an edit', async (file) => {
  const { csv } = await openCsv(file, drafts);
  const { title, columns } = describeTable(file, valuesOf(csv, -1), drafts);
  expect(title.hi).toMatch(/[\u0900-\u097F]/);
  for (const { name, label } of columns) expect(label.hi, name).toMatch(/[\u0900-\u097F]/);
  expect(checkEdits(file, csv, NO_EDITS, drafts)).toEqual([]);
});

describe('remarks', () => {
  const table =
    files.find(
      (file) =>
        file.startsWith('tables/') && columnOf(file, 'number') >= 0 && indexCsv(drafts.read(file).text).rows > 3,
    ) ?? '';
  function columnOf(file: string, kind: string): number {
    const csv = indexCsv(drafts.read(file).text);
    return describeTable(file, valuesOf(csv, -1), drafts).columns.findIndex((column) => column.kind === kind);
  }

  it('stand at the cell of a row of the file, even below a new row, and at the new row', async () => {
    const { csv } = await openCsv(table, drafts);
    const column = columnOf(table, 'number');
    const name = valuesOf(csv, -1)[column];
    const good = valuesOf(csv, 0);
    const remarks = checkEdits(
      table,
      csv,
      { cells: { 1: { [column]: '12,34' } }, removed: [], placed: [{ before: 0, cells: good.with(column, 'many') }] },
      drafts,
    );
    expect(remarks).toContainEqual(expect.objectContaining({ ref: { row: 1 }, column: name, code: 'csv-number' }));
    expect(remarks).toContainEqual(expect.objectContaining({ ref: { added: 0 }, column: name, code: 'csv-number' }));
  });

  it('name a cultivator without village and an unknown office', async () => {
    const file = files.find((each) => each.startsWith('cultivators/')) ?? '';
    const { csv } = await openCsv(file, drafts);
    const names = valuesOf(csv, -1);
    const edits = {
      ...NO_EDITS,
      cells: { 3: { [names.indexOf('village_hi')]: '', [names.indexOf('office')]: 'doo-nowhere' } },
    };
    expect(checkEdits(file, csv, edits, drafts).map(({ column }) => column)).toEqual(
      ['village_hi', 'office'].toReversed(),
    );
  });
});

it('rows are found by all words, numbers in any grouping', async () => {
  const table = { csv: indexCsv('a,b\nred,123456\nred blue,7\n'), hash: '', searches: new Map() };
  expect([...(searchRows(table, 'RED 1,23,456') ?? [])]).toEqual([0]);
  expect([...(searchRows(table, 'blue red') ?? [])]).toEqual([1]);
  expect(searchRows(table, ' ')).toBeUndefined();
});

it('new and moved rows have their place among a hundred thousand others', () => {
  const order = new RowOrder(100_000, {
    ...NO_EDITS,
    placed: [
      { before: 0, cells: [] },
      { before: 50_000, from: 7 },
      { before: 100_000, cells: [] },
    ],
  });
  expect(order.length).toBe(100_002);
  expect(order.at(0)).toEqual({ added: 0 });
  expect(order.at(8)).toEqual({ row: 8 });
  expect(order.at(50_000)).toEqual({ row: 7 });
  expect(order.at(50_001)).toEqual({ row: 50_000 });
  expect(order.at(100_001)).toEqual({ added: 2 });
  for (const ref of [{ added: 0 }, { row: 7 }, { row: 6 }, { row: 99_999 }])
    expect(order.at(order.placeOf(ref))).toEqual(ref);
  expect([...order.refs()]).toHaveLength(order.length);
});
