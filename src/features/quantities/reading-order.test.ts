import { expect, test } from 'vitest';
import { catalogue } from '../../content/catalogue.ts';
import { drugsOf, QUANTITIES_TABLE } from '../../domain/drugs.ts';
import { inReadingOrder } from './reading-order.ts';

const table = catalogue.tables.get(QUANTITIES_TABLE)!;

test('each drug stands once, the most asked first as they are written', () => {
  const written = drugsOf(table);
  const ordered = drugsOf({ ...table, rows: inReadingOrder(table) });
  expect(ordered.map(({ id }) => id).toSorted()).toEqual(written.map(({ id }) => id).toSorted());
  const mostAsked = written.filter(({ isMostAsked }) => isMostAsked);
  expect(ordered.slice(0, mostAsked.length)).toEqual(mostAsked);
});

test('the others follow by name; the place of a group does not count', () => {
  const rows = ['Zolpidem', '3-Chloro', 'N-Desethyl', 'Codeine'].map((name) => ({
    cells: { substance: { en: name, hi: name } },
    source: [],
  }));
  const ordered = drugsOf({ ...table, rows: inReadingOrder({ ...table, rows }) });
  expect(ordered.map(({ name }) => name.en)).toEqual(['3-Chloro', 'Codeine', 'N-Desethyl', 'Zolpidem']);
});
