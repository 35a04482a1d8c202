import { expect, test } from 'vitest';
import { catalogue } from '../../content/catalogue.ts';
import { drugsOf, QUANTITIES_TABLE } from '../../domain/drugs.ts';
import { indexed, quantitiesOf, readIndex, writeIndex } from './substance-index.ts';

const { rows } = catalogue.substances!;
const quantities = quantitiesOf(drugsOf(catalogue.tables.get(QUANTITIES_TABLE)!));
const written = writeIndex(rows, quantities);

test('what is published is read back whole', () => {
  expect(readIndex(JSON.parse(JSON.stringify(written)))).toEqual(
    rows.map((row) => indexed(row, quantities.get(row.id))),
  );
  expect([...quantities.keys()].filter((id) => !rows.some((row) => row.id === id))).toEqual([]);
});

test.each([null, {}, { id: ['a'] }, { ...written, cas: [] }])('anything else is refused', (data) => {
  expect(() => readIndex(data)).toThrow();
});
