import { parse } from 'node-html-parser';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Lang } from '../../language/lang.ts';
import type { Column, Row, Table } from '../../schemas/table.ts';
import { DataTable } from './DataTable.tsx';

const words = (en: string, hi: string, isRowHeading?: true): Column => ({
  label: { en, hi },
  kind: 'words',
  ...(isRowHeading && { isRowHeading }),
});
const row = (offence: string, band: string, section: string, note?: string): Row => ({
  cells: {
    offence: { en: offence, hi: `अपराध: ${offence}` },
    band: { en: band, hi: `मात्रा ${band}` },
    section: { en: section, hi: `धारा ${section}` },
  },
  source: [],
  ...(note && { note: { en: note, hi: note } }),
});
const table: Table = {
  id: 'example',
  caption: { en: 'Penalties', hi: 'दंड' },
  asOn: '2026-11-16',
  source: ['spec'],
  notes: [],
  columns: {
    offence: words('Offence', 'अपराध'),
    band: words('Quantity', 'मात्रा', true),
    section: words('Section', 'धारा'),
  },
  groupBy: 'offence',
  anchors: 'section',
  rows: [
    row('Straw: selling', 'small', 'section 15(a)', 'Older text'),
    row('Straw: selling', 'large', 'section 16'),
    row('Coca', 'any', 'section 17'),
  ],
};
const shown = (lang: Lang) => parse(renderToStaticMarkup(createElement(DataTable, { table, section: 'rti', lang })));

test('each group has one heading over all its rows', () => {
  const bodies = shown('en').querySelectorAll('tbody');
  expect(bodies.map((body) => body.querySelector('th[scope="rowgroup"]')?.text)).toEqual(['Straw: selling', 'Coca']);
  expect(bodies.map((body) => body.querySelectorAll('th[scope="row"]').length)).toEqual([2, 1]);
  expect(bodies[0]!.querySelector('th[scope="rowgroup"]')?.getAttribute('colspan')).toBe('2');
  expect(shown('hi').querySelector('th[scope="rowgroup"]')?.text).toBe('अपराध: Straw: selling');
});

test('the column of the headings is no column of its own, and the table does not sort', () => {
  const page = shown('en');
  expect(page.querySelectorAll('thead th').map(({ text }) => text)).toEqual(['Quantity', 'Section']);
  expect(page.querySelector('[data-sortable]')).toBeNull();
});

test('sections can be linked to, the same in both languages: the first of a group with its heading', () => {
  for (const lang of ['en', 'hi'] as const)
    expect(
      shown(lang)
        .querySelectorAll('[id^="section-"]')
        .map((element) => [element.tagName, element.id]),
    ).toEqual([
      ['TBODY', 'section-15'],
      ['TR', 'section-16'],
      ['TBODY', 'section-17'],
    ]);
});

test('rows keep their meaning as blocks, and lead to their notes', () => {
  const page = shown('en');
  expect(page.querySelectorAll('tbody tr').every((line) => line.getAttribute('role') === 'row')).toBe(true);
  expect(page.querySelectorAll('tbody td').every((cell) => cell.getAttribute('role') === 'cell')).toBe(true);
  expect(page.querySelectorAll('tbody th a').map((link) => link.getAttribute('href'))).toEqual(['#example-note-1']);
  expect(page.getElementById('example-note-1')?.text).toBe('Older text');
});
