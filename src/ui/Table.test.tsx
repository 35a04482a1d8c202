import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Table, type TableColumn } from './Table';

const columns: TableColumn<string>[] = [
  {
    heading: 'Number',
    renderCell: (row) => row.length,
    label: 'Number',
    cellAttributes: (row) => ({ 'data-value': row }),
  },
  { heading: 'Name', renderCell: (row) => row, isRowHeading: true, headingAttributes: { className: 'name' } },
];
const rendered = (table: Parameters<typeof Table<string>>[0]) => parse(renderToStaticMarkup(<Table {...table} />));
const rolesOf = (root: ReturnType<typeof rendered>) => root.querySelectorAll('[role]').map((each) => each.rawTagName);

test('headings and the cells that name rows have their scopes', () => {
  const root = rendered({ columns, rows: ['one', 'three'] });
  expect(root.querySelectorAll('th[scope=col]').map(({ text }) => text)).toEqual(['Number', 'Name']);
  expect(root.querySelectorAll('th[scope=row]').map(({ text }) => text)).toEqual(['one', 'three']);
  expect(root.querySelectorAll('td').map((cell) => [cell.text, cell.getAttribute('data-value')])).toEqual([
    ['3', 'one'],
    ['5', 'three'],
  ]);
  expect(root.querySelector('th.name')?.text).toBe('Name');
});

test('only rows laid out as blocks need roles: then every element has one', () => {
  expect(rolesOf(rendered({ columns, rows: ['one'] }))).toEqual([]);
  const root = rendered({ columns, rows: ['one'], isStacked: true });
  expect(rolesOf(root)).toHaveLength(root.querySelectorAll('*').length);
  expect(root.querySelector('td')?.getAttribute('role')).toBe('cell');
  expect(root.querySelector('tbody th')?.getAttribute('role')).toBe('rowheader');
});

test('cells repeat the name of their column, those that name the row do not', () => {
  const root = rendered({ columns, rows: ['one'] });
  expect(root.querySelector('td')?.getAttribute('data-label')).toBe('Number');
  expect(root.querySelector('tbody th')?.hasAttribute('data-label')).toBe(false);
});

test('groups have a heading over all columns and an address of their own', () => {
  const groups = [
    { key: 'a', heading: 'Short', attributes: { id: 'short' }, rows: ['one', 'two'] },
    { key: 'b', heading: 'Long', rows: ['eleven'] },
  ];
  const root = rendered({ columns, groups, rowAttributes: (row, index) => ({ id: `${row}-${index}` }) });
  expect(root.querySelectorAll('th[scope=rowgroup][colspan="2"]').map(({ text }) => text)).toEqual(['Short', 'Long']);
  expect(root.querySelectorAll('tbody#short tr[id]').map(({ id }) => id)).toEqual(['one-0', 'two-1']);
  expect(root.querySelector('#eleven-0')).not.toBeNull();
});
