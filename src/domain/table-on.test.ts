import { expect, test } from 'vitest';
import type { Row, Table } from '../schemas/table.ts';
import { hasDays, tableOn, tableToday } from './table-on.ts';

const row = (name: string, days: Pick<Row, 'from' | 'until'>): Row => ({ cells: { name }, source: [], ...days });
const table = (rows: Row[]) => ({ id: 'law', rows }) as Partial<Table> as Table;
const law = table([
  row('old', { from: '2001-10-02', until: '2014-04-30' }),
  row('new', { from: '2014-05-01' }),
  row('coming', { from: '2027-01-01' }),
  row('since ever', {}),
]);
const names = ({ rows }: Table) => rows.map(({ cells }) => cells['name']);

test('a table of law shows what holds today, and keeps the rest', () => {
  const today = tableToday(law, '2026-11-19');
  expect(names(today)).toEqual(['new', 'since ever']);
  expect(today.everyRow).toBe(law.rows);
  expect(names(tableToday(law, '2027-01-01'))).toContain('coming');
});

test('of a day that is over it has what is known to have held', () => {
  const today = tableToday(law, '2026-11-19');
  expect(names(tableOn(today, '2014-04-30'))).toEqual(['old']);
  expect(names(tableOn(today, '2014-05-01'))).toEqual(['new']);
});

test('a table without days stays as it is', () => {
  const plain = table([row('one', {})]);
  expect(tableToday(plain, '2026-11-19')).toBe(plain);
  expect([hasDays(plain), hasDays(law)]).toEqual([false, true]);
});
