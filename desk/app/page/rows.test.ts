import { expect, test } from 'vitest';
import type { Block } from '../../model/page-api.ts';
import {
  blockOf,
  groupEnd,
  hasChanges,
  moveAt,
  newRow,
  partAround,
  removeAt,
  type Row,
  rowsOf,
  wantedOf,
} from './rows.ts';

const block = (kind: Block['kind'], text: string, depth = 0, name?: string): Block => ({
  kind,
  text,
  depth,
  ...(name && { name, attributes: { id: 'x' } }),
});
const BLOCKS = [
  block('heading', 'H'),
  block('open', 'Callout', 0, 'Callout'),
  block('paragraph', 'in 1', 1),
  block('paragraph', 'in 2', 1),
  block('close', '/Callout', 0, 'Callout'),
  block('item', 'a'),
  block('item', 'a1', 1),
  block('item', 'b'),
];
const side = {
  path: 'pages/a/b/en.mdx',
  hash: 'h',
  fields: {},
  blocks: BLOCKS.map((each, index) => ({ ...each, line: index + 1, lastLine: index + 1 })),
};
const PAGE = {
  page: 'a/b',
  fields: [],
  en: side,
  hi: side,
  rows: BLOCKS.map((_, index) => ({ en: index, hi: index })),
};
const texts = (rows: Row[]) => rows.map((row) => blockOf(row).text);

test('an opened page wants what it is', () => {
  const rows = rowsOf(PAGE);
  expect(hasChanges(rows, PAGE)).toBe(false);
  expect(wantedOf(rows, 'hi').blocks).toEqual(BLOCKS.map((_, index) => ({ block: index })));
  expect(hasChanges(rows.slice(1), PAGE)).toBe(true);
  expect(hasChanges(rows.toSpliced(1, 0, newRow(block('paragraph', ' '))), PAGE)).toBe(false);
  expect(hasChanges(rows.toSpliced(1, 0, newRow(block('paragraph', 'x'))), PAGE)).toBe(true);
});

test('other words and attributes are named, and an attribute that goes', () => {
  const rows = rowsOf(PAGE);
  const [first, second] = [rows[0], rows[1]];
  if (first?.en && second?.hi) {
    first.en = { ...first.en, block: { ...first.en.block, text: 'I' } };
    second.hi = { ...second.hi, block: { ...second.hi.block, attributes: { to: 'y' } } };
  }
  expect(wantedOf(rows, 'en').blocks[0]).toEqual({ block: 0, text: 'I' });
  expect(wantedOf(rows, 'hi').blocks[1]).toEqual({ block: 1, attributes: { id: '', to: 'y' } });
});

test('a part goes and moves with all that is in it, an item with what is below it', () => {
  const rows = rowsOf(PAGE);
  expect(groupEnd(rows, 1)).toBe(5);
  expect(groupEnd(rows, 5)).toBe(7);
  expect(texts(removeAt(rows, 1))).toEqual(['H', 'a', 'a1', 'b']);
  expect(texts(moveAt(rows, 1, -1))).toEqual(['Callout', 'in 1', 'in 2', '/Callout', 'H', 'a', 'a1', 'b']);
  expect(texts(moveAt(rows, 5, -1))).toEqual(['H', 'a', 'a1', 'Callout', 'in 1', 'in 2', '/Callout', 'b']);
  expect(texts(moveAt(rows, 5, 1)).slice(5)).toEqual(['b', 'a', 'a1']);
});

test('nothing leaves its part by moving', () => {
  const rows = rowsOf(PAGE);
  expect(moveAt(rows, 2, -1)).toBe(rows);
  expect(moveAt(rows, 3, 1)).toBe(rows);
  expect(moveAt(rows, 0, -1)).toBe(rows);
  expect(moveAt(rows, 7, 1)).toBe(rows);
  expect(texts(moveAt(rows, 2, 1)).slice(2, 4)).toEqual(['in 2', 'in 1']);
});

test('a new block knows the part in which it stands', () => {
  const rows = rowsOf(PAGE);
  expect([-1, 0, 1, 3, 4, 6].map((at) => partAround(rows, at))).toEqual([
    undefined,
    undefined,
    'Callout',
    'Callout',
    undefined,
    undefined,
  ]);
});

test('after a save rows keep their names', () => {
  const rows = rowsOf(PAGE);
  expect(rowsOf(PAGE, rows).map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  const withEmpty = rows.toSpliced(2, 0, newRow(block('paragraph', '')));
  expect(rowsOf(PAGE, withEmpty).map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
});
