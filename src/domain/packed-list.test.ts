import { expect, test } from 'vitest';
import { openList, packList, textAt } from './packed-list.ts';

const COLUMNS = {
  serial: [1, 2, 3],
  name: ['रामलाल धाकड़', 'संपत', 'राम लाल  धाकड़'],
  guardian: ['हीरालाल', 'रामलाल', 'मोहन'],
  village: ['बड़ा गांव', 'नई आबादी', 'बड़ा गांव'],
  tehsil: ['मनासा', 'मनासा', 'मनासा'],
};

test('a list is sent with each word once and comes out as it went in', () => {
  const packed = packList({ ...COLUMNS, area: [10, 5, 8] });
  expect(packed.words).toHaveLength(new Set(packed.words).size);
  expect(packed.words[0]).toBe('मनासा');
  const list = openList(JSON.parse(JSON.stringify(packed)));
  expect({ length: list.length, serial: list.serial, area: list.area }).toEqual({
    length: 3,
    serial: [1, 2, 3],
    area: [10, 5, 8],
  });
  for (const column of ['name', 'guardian', 'village', 'tehsil'] as const)
    expect(COLUMNS[column].map((_, row) => textAt(list, column, row))).toEqual(COLUMNS[column]);
});

const good = packList(COLUMNS);
test.each([
  null,
  {},
  { columns: {} },
  { columns: good.columns },
  { ...good, columns: { ...good.columns, name: [] } },
  { ...good, columns: { ...good.columns, name: [1, 0] } },
  { ...good, columns: { ...good.columns, tehsil: undefined } },
  { ...good, columns: { ...good.columns, area: [1] } },
  'list',
  [],
])('broken data %j is refused', (data) => expect(() => openList(data)).toThrow());
