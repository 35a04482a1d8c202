import { expect, test } from 'vitest';
import type { Row } from '../schemas/table.ts';
import { rowAnchors, rowGroups } from './table-groups.ts';

const row = (offence: string, section: string): Row => ({
  cells: { offence: { en: offence, hi: 'अपराध' }, section: { en: section, hi: 'धारा' } },
  source: [],
});
const rows = [row('Straw', 'section 15(a)'), row('Straw', 'section 15(b)'), row('Coca', 'section 31A')];

test('rows that follow each other with the same words share a heading', () => {
  expect(rowGroups(rows, 'offence').map(({ heading, rows: own }) => [heading.en, own.length])).toEqual([
    ['Straw', 2],
    ['Coca', 1],
  ]);
});

test('the first row of a section carries its address', () => {
  expect([...rowAnchors({ rows, anchors: 'section' })]).toEqual([
    [rows[0], 'section-15'],
    [rows[2], 'section-31a'],
  ]);
  expect(rowAnchors({ rows, anchors: undefined }).size).toBe(0);
});
