import { expect, it } from 'vitest';
import type { TableColumn } from '../../model/table-api.ts';
import { NO_EDITS } from '../../model/table-edits.ts';
import { MOST_PASTED, pasteInto } from './paste-into.ts';

const columns: TableColumn[] = [
  { name: 'year', kind: 'year', label: { en: 'Year', hi: 'वर्ष' } },
  { name: 'opium', kind: 'number', label: { en: 'Opium', hi: 'अफीम' } },
];
const into = { at: { row: 1, column: 0 }, columns, length: 2, lineAt: (row: number) => ({ ref: { row } }), end: 2 };

it('cells go over those that are there, rows beyond the end are added, numbers are stored plain', () => {
  expect(pasteInto(NO_EDITS, '२०२५\t1,23,456\n2026\t7\n', into)).toEqual({
    edits: { cells: { 1: { 0: '2025', 1: '123456' } }, removed: [], placed: [{ before: 2, cells: ['2026', '7'] }] },
    rows: 2,
    left: 0,
  });
});

it('headings copied with the cells are left out, and what is too wide', () => {
  const { edits } = pasteInto(NO_EDITS, 'वर्ष\tOpium\n2025\t1\tmore\n', into);
  expect(edits.cells).toEqual({ 1: { 0: '2025', 1: '1' } });
});

it('one column leaves the others as they are', () => {
  expect(pasteInto(NO_EDITS, '8\n9', { ...into, at: { row: 0, column: 1 } }).edits.cells).toEqual({
    0: { 1: '8' },
    1: { 1: '9' },
  });
});

it('while rows are searched nothing is added, and too many rows change nothing', () => {
  expect(pasteInto(NO_EDITS, '1\n2\n3', { ...into, end: undefined })).toMatchObject({ rows: 1, left: 2 });
  expect(pasteInto(NO_EDITS, '1\n'.repeat(MOST_PASTED + 1), into)).toMatchObject({ edits: NO_EDITS, rows: 0 });
});
