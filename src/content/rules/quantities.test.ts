import { expect, test } from 'vitest';
import { catalogue } from '../catalogue.ts';
import type { Loaded } from '../load.ts';
import type { Cell } from '../../schemas/table.ts';
import { quantitiesCanBeChecked } from './quantities.ts';
import { QUANTITIES_TABLE } from '../../domain/drugs.ts';

const table = catalogue.tables.get(QUANTITIES_TABLE)!;
const [first, second, ...others] = table.rows;
const nameOf = (row: typeof first) => row!.cells['substance'] as { en: string; hi: string };
const name = nameOf(first).en;

/** What is said of the site's table after its first row was changed. */
function mistakesWith(cells: Record<string, Cell>): string[] {
  const rows = [{ ...first!, cells: { ...first!.cells, ...cells } }, second!, ...others];
  const tables = new Map(catalogue.tables).set(QUANTITIES_TABLE, { ...table, rows });
  const loaded = { root: 'content', catalogue: { ...catalogue, tables }, rowLines: new Map(), mistakes: [] };
  const site = { routes: [], parts: {}, specified: {}, needed: {}, ledger: [] };
  return quantitiesCanBeChecked(loaded as Partial<Loaded> as Loaded, site).map(
    ({ field, message }) => `${field}: ${message}`,
  );
}

test('the table of the site has no mistake', () => {
  expect(mistakesWith({})).toEqual([]);
});

test.each([
  [
    { small: first!.cells['commercial'] },
    'small: {name}: The small amount must be more than 0 and less than the commercial one',
  ],
  [{ small: 0 }, 'small: {name}: The small amount must be more than 0'],
  [{ commercial: null, small: null }, 'commercial: {name}: The commercial amount is missing'],
  [{ section: '99' }, 'section: {name}: penalties-quantity.csv has no punishments of section 99'],
  [{ section: '1' }, 'section: {name}: penalties-quantity.csv has no punishments of section 1'],
  [{ notification: 'S.O. 1(E)' }, 'notification: {name}: No notification has the number “S.O. 1(E)”'],
  [{ listed_as: 'no-substance' }, 'listed_as: {name}: There is no substance “no-substance”'],
  [{ substance: nameOf(second) }, `substance_en: ${nameOf(second).en}: This name stands twice`],
])('%j is reported, and nothing else', (cells, message) => {
  const mistakes = mistakesWith(cells as Record<string, Cell>);
  expect(mistakes).toHaveLength(1);
  expect(mistakes[0]).toContain(message.replace('{name}', name));
});
