import { expect, test } from 'vitest';
import { catalogue } from '../../src/catalogue/catalogue.ts';
import { type OfficeKind, officeKindOf } from '../../src/lib/office-kind.ts';
import { OFFICE_UNITS } from '../../src/schemas/office.ts';

const cellsOf = (table: string) => catalogue.tables.get(table)!.rows.map(({ cells }) => cells);
const english = (cell: unknown) => (cell as { en: string }).en;
const count = (kind: OfficeKind, unit?: string) =>
  [...catalogue.offices].filter(([id, office]) => officeKindOf(id) === kind && (!unit || office.unit === unit)).length;

test('the infographic of offices counts the offices of the site', () => {
  const rows = cellsOf('infographic-offices');
  const kinds = ['head', 'division', 'cell', 'other'] as const;
  expect(rows.map((cells) => kinds.map((kind) => cells[kind] ?? 0))).toEqual(
    OFFICE_UNITS.map((unit) => kinds.map((kind) => count(kind, unit))),
  );
});

test('the infographic of levels counts the same offices', () => {
  const known = Object.fromEntries(
    cellsOf('infographic-levels').map((cells) => [english(cells['level']), cells['offices']]),
  );
  expect(known).toEqual({
    Headquarters: count('head', 'headquarters'),
    'State units': count('head') - count('head', 'headquarters'),
    'Opium divisions': count('division'),
    'Preventive and intelligence cells': count('cell'),
    Ranges: null,
  });
});

test('the infographic of posts counts the list of posts', () => {
  const listed = Object.entries(Object.groupBy(cellsOf('establishment-posts'), ({ group }) => english(group)));
  expect(cellsOf('infographic-posts').map(({ group, posts }) => [english(group), posts])).toEqual(
    listed.map(([group, posts]) => [group, posts!.length]),
  );
});
