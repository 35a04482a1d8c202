import { expect, it } from 'vitest';
import { NO_EDITS, RowOrder, type TableEdits } from '../../model/table-edits.ts';
import type { TableColumn } from '../../model/table-api.ts';
import { addRows, moveRow, nextRow, removeRow, restoreRow, setCells } from './edit-table.ts';

const shown = (edits: TableEdits, total = 4) =>
  [...new RowOrder(total, edits).refs()].map((ref) => ('row' in ref ? ref.row : `+${ref.added}`)).join(' ');

it('a change back to what the file has is none', () => {
  const changed = setCells(NO_EDITS, [{ ref: { row: 2 }, column: 1, value: 'x', was: 'y' }]);
  expect(changed.cells).toEqual({ 2: { 1: 'x' } });
  expect(setCells(changed, [{ ref: { row: 2 }, column: 1, value: 'y', was: 'y' }])).toEqual(NO_EDITS);
});

it('new rows are added, filled and removed; rows of the file are struck out and restored', () => {
  const added = addRows(NO_EDITS, 4, [['a'], ['b']]);
  expect(shown(added)).toBe('0 1 2 3 +0 +1');
  expect(setCells(added, [{ ref: { added: 1 }, column: 2, value: 'z' }]).placed[1]).toEqual({
    before: 4,
    cells: ['b', '', 'z'],
  });
  expect(shown(removeRow(added, { added: 0 }))).toBe('0 1 2 3 +0');
  const removed = removeRow(NO_EDITS, { row: 1 });
  expect(removed.removed).toEqual([1]);
  expect(restoreRow(removed, 1)).toEqual(NO_EDITS);
});

it('rows move one place at a time, past rows of the file and past each other', () => {
  let edits: TableEdits = NO_EDITS;
  const move = (place: number, by: 1 | -1) => {
    edits = moveRow(edits, new RowOrder(4, edits), place, by);
    return shown(edits);
  };
  expect(move(2, -1)).toBe('0 2 1 3');
  expect(move(1, -1)).toBe('2 0 1 3');
  expect(move(0, 1)).toBe('0 2 1 3');
  expect(move(1, 1)).toBe('0 1 2 3');
  expect(move(2, 1)).toBe('0 1 3 2');
  expect(move(0, 1)).toBe('1 0 3 2');
  expect(move(0, 1)).toBe('0 1 3 2');
  expect(move(0, -1)).toBe('0 1 3 2');
  edits = addRows(edits, 0, [['n']]);
  const [before] = shown(edits).split(' ');
  expect(before).toMatch(/^\+/);
  expect(move(0, 1).split(' ')[1]).toMatch(/^\+/);
});

it('a new row from another has the next year and no figures', () => {
  const kinds: [string, string][] = [
    ['y', 'year'],
    ['c', 'crop-year'],
    ['n', 'number'],
    ['w_en', 'words'],
    ['source', 'code'],
  ];
  const columns = kinds.map(([name, kind]): TableColumn => ({ name, kind, label: { en: name, hi: name } }));
  expect(nextRow(['2099', '2098-99', '5', 'words', 'spec'], columns)).toEqual(['2100', '2099-00', '', 'words', '']);
});
