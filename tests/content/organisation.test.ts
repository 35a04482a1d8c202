import { expect, test } from 'vitest';
import { catalogue } from '../../src/content/catalogue.ts';
import { type OfficeKind, OFFICE_UNITS } from '../../src/schemas/office.ts';

const cellsOf = (table: string) => catalogue.tables.get(table)!.rows.map(({ cells }) => cells);
const english = (cell: unknown) => (cell as { en: string }).en;
/** Columns of the infographic, and the kinds of offices each counts. */
const COLUMNS: Record<string, OfficeKind[]> = {
  head: ['headquarters', 'unit-office'],
  division: ['district-opium-office'],
  cell: ['preventive-cell'],
  other: ['other'],
};
const count = (column: string, unit?: string) =>
  [...catalogue.offices.values()].filter(
    (office) => COLUMNS[column]!.includes(office.kind) && (!unit || office.unit === unit),
  ).length;

test('the infographic of offices counts the offices of the site', () => {
  // Rows of another kind may follow.
  const rows = cellsOf('infographic-offices').slice(0, OFFICE_UNITS.length);
  const columns = Object.keys(COLUMNS);
  expect(rows.map((cells) => columns.map((column) => cells[column] ?? 0))).toEqual(
    OFFICE_UNITS.map((unit) => columns.map((column) => count(column, unit))),
  );
});

test('the infographic of levels counts the same offices', () => {
  const known = Object.fromEntries(
    cellsOf('infographic-levels').map((cells) => [english(cells['level']), cells['offices']]),
  );
  expect(known).toMatchObject({
    Headquarters: count('head', 'headquarters'),
    'State units': count('head') - count('head', 'headquarters'),
    'Opium divisions': count('division'),
    'Preventive and intelligence cells': count('cell'),
  });
});

/** Rows of the infographic of posts, and what the group of a post begins or ends with. */
const GROUPS: Record<string, RegExp> = {
  'Officers of the customs service': /Revenue Service|customs service/,
  'Group B, gazetted': /^Group B, Gazetted/,
  'Group B, non-gazetted': /^Group B, Non-gazetted/,
  'Group C': /^Group C/,
};

test('the infographic of posts counts the cadre posts of the site', () => {
  const groups = [...catalogue.posts.values()]
    .filter(({ kind }) => kind === 'cadre')
    .map(({ group }) => group?.en ?? '');
  const shown = cellsOf('infographic-posts').map(({ group, posts }) => [english(group), posts]);
  expect(shown.filter(([name]) => String(name) in GROUPS)).toEqual(
    Object.entries(GROUPS).map(([name, words]) => [name, groups.filter((group) => words.test(group)).length]),
  );
});
