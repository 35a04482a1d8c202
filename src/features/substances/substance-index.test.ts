import { expect, test } from 'vitest';
import { catalogue } from '../../content/catalogue.ts';
import { readIndex, writeIndex } from './substance-index.ts';

const { rows } = catalogue.substances!;

test('what is published is read back whole', () => {
  expect(readIndex(JSON.parse(JSON.stringify(writeIndex(rows))))).toEqual(rows);
});

test.each([null, {}, { id: ['a'] }, { ...writeIndex(rows), cas: [] }])('anything else is refused', (data) => {
  expect(() => readIndex(data)).toThrow();
});
