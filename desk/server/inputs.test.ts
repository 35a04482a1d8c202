import { expect, test } from 'vitest';
import { NO_EDITS } from '../model/table-edits.ts';
import { ROUTES } from './routes.ts';

const names = { editor: 'Asha', approver: 'Verma', sentence: 'Changed' };
const table = { file: 'tables/a.csv', edits: NO_EDITS };

function isUnderstood(name: string, input: unknown): boolean | undefined {
  return ROUTES.find((each) => each.name === name)?.input.safeParse(input).success;
}

test.each<[string, string, object, object]>([
  ['a moment that is none', 'preview', { file: 'a.yaml', moment: '2026-11-18T12:00' }, { moment: '2026-99-99T99:99' }],
  ['a name without a letter, which Git does not take', 'hand-in/apply', names, { editor: '<-.->' }],
  ['a sentence without end', 'hand-in/apply', names, { sentence: 'x'.repeat(501) }],
  ['a commit that could be an option', 'hand-in/undo', { commit: 'a'.repeat(40) }, { commit: '--output=x' }],
  ['a column far outside', 'table/check', table, { edits: { ...NO_EDITS, cells: { 0: { 300_000_000: 'x' } } } }],
  ['a cell like a book', 'table/check', table, { edits: { ...NO_EDITS, cells: { 0: { 1: ' '.repeat(300_000) } } } }],
])('%s is not understood', (_, name, good, bad) => {
  expect(isUnderstood(name, good)).toBe(true);
  expect(isUnderstood(name, { ...good, ...bad })).toBe(false);
});
