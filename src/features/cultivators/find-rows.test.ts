import { expect, test } from 'vitest';
import { findRows, foldName, haystacksOf, needsOtherScript, pageOf } from './find-rows.ts';
import { parseList } from '../../addresses/cultivator-lists.ts';

const hi = {
  serial: [1, 2, 3],
  name: ['रामलाल धाकड़', 'संपत बाई', 'चाँद खां'],
  guardian: ['हीरालाल', 'मोहन', 'करीम'],
  village: ['बड़ा गांव', 'नई आबादी', 'कुंडला'],
  tehsil: ['मनासा', 'मनासा', 'जावद'],
};
const en = {
  ...hi,
  name: ['Ramlal Dhakad', 'Sampat Bai', 'Chand Khan'],
  guardian: ['Hiralal', 'Mohan', 'Karim'],
  village: ['Bada Gaon', 'Nai Abadi', 'Kundla'],
};
const find = (words: string) => findRows(words, [haystacksOf(hi), haystacksOf(en)]);

test.each([
  ['रामलाल', [0]],
  ['राम लाल', [0]],
  ['धाकड', [0]],
  ['सम्पत', [1]],
  ['चांद', [2]],
  ['चन्द', []],
  ['कुण्डला', [2]],
  ['RAMLAL', [0]],
  ['nai abadi', [1]],
  ['naiabadi', [1]],
  ['ramlal mohan', []],
  ['lal', [0]],
  ['राम dhakad', [0]],
  ['मनासा', []],
  ['  ', [0, 1, 2]],
])('“%s” finds rows %j', (words, rows) => expect(find(words)).toEqual(rows));

test('spellings of one name fold into one', () => {
  expect(foldName('हिन्दी')).toBe(foldName('हिंदी'));
  expect(foldName('गाँव १२')).toBe('गांव 12');
  expect(foldName('अफ़ीम')).toBe('अफीम');
  expect(foldName('जन्म')).toBe('जन्म');
});

test.each([
  ['राम', 'en', true],
  ['ram', 'en', false],
  ['ram', 'hi', true],
  ['राम', 'hi', false],
  ['12', 'en', false],
  ['12', 'hi', false],
] as const)('“%s” on the %s page needs the twin list: %s', (words, lang, twin) =>
  expect(needsOtherScript(words, lang)).toBe(twin),
);

test('rows are shown fifty at a time, and a page that is not there becomes the nearest', () => {
  const rows = Array.from({ length: 101 }, (_, index) => index);
  expect(pageOf(rows, 1)).toMatchObject({ page: 1, pages: 3 });
  expect(pageOf(rows, 2).rows).toHaveLength(50);
  expect(pageOf(rows, 99)).toEqual({ page: 3, pages: 3, rows: [100] });
  expect(pageOf([], 5)).toEqual({ page: 1, pages: 1, rows: [] });
});

test.each([null, {}, { columns: {} }, { columns: { ...hi, name: [] } }, { columns: { ...hi, area: [1] } }, 'list', []])(
  'broken data %j is refused',
  (data) => expect(() => parseList(data)).toThrow(),
);

test('whole columns are taken', () => expect(parseList({ columns: hi })).toEqual(hi));
