import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import type { ListRow } from '../../features/cultivators/read-list.ts';
import { rowsHtml } from './rows-html.ts';

const WORDS = { guardian: 'Father or husband', unit: 'are' };
const ROW: ListRow = { serial: 7, name: 'Ram', guardian: 'Mohan', village: 'Bada', tehsil: 'Kota', area: 10 };

test('a row has its cells in the order of the columns, and the name is its heading', () => {
  const row = parse(rowsHtml([ROW], WORDS)).querySelector('tr')!;
  expect(row.children.map(({ text }) => text)).toEqual(['7', 'Ram', 'Mohan', 'Bada', 'Kota', '10']);
  expect(row.querySelector('th[scope=row]')?.text).toBe('Ram');
});

test('a list of ineligible cultivators has no cell for the area', () => {
  expect(parse(rowsHtml([{ ...ROW, area: undefined }], WORDS)).querySelectorAll('td, th')).toHaveLength(5);
});

test.each([
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</td></tr></table><h1>',
  '&lt;b&gt;',
  "O'Neil & Sons",
])('what looks like markup stays text: %s', (hostile) => {
  const html = rowsHtml([{ ...ROW, name: hostile, guardian: hostile, village: hostile, tehsil: hostile }], {
    guardian: hostile,
    unit: hostile,
  });
  const tags = new Set([...html.matchAll(/<\/?(\w+)/g)].map(([, tag]) => tag));
  expect([...tags].toSorted()).toEqual(['td', 'th', 'tr']);
  expect(parse(html).querySelector('th')?.textContent).toBe(hostile);
  expect(parse(html).querySelector('td[data-label]')?.getAttribute('data-label')).toBe(hostile);
});
