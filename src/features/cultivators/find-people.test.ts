import { expect, test } from 'vitest';
import { type OpenList, openList, packList } from '../../domain/packed-list.ts';
import { canBeFound } from './choice.ts';
import { findPeople as find, type Hit } from './find-people.ts';

function list(...rows: [name: string, guardian: string, village: string][]): OpenList {
  const column = (index: 0 | 1 | 2) => rows.map((row) => row[index]);
  const serial = rows.map((_, index) => index + 1);
  const tehsil = rows.map(() => 'Manasa');
  return openList(packList({ serial, name: column(0), guardian: column(1), village: column(2), tehsil }));
}

const eligible = list(
  ['Ramlal Dhakad', 'Hiralal', 'Bada Gaon'],
  ['Sampat Bai', 'Ramlal', 'Nai Abadi'],
  ['Ram Lal Gurjar', 'Mohan', 'Kundla'],
  ['Ramesh Patidar', 'Mohan Lal', 'Kundla'],
);
const ineligible = list(['रामलाल', 'मोहन', 'कुंडला'], ['Cultivator 0095', 'Guardian', 'Ratangarh']);
const lists = [eligible, ineligible];
const NOBODY = { fit: [], by: 'name', more: [], near: [] };
const findPeople = (...asked: Parameters<typeof find>) => find(...asked) ?? NOBODY;
const at = (hits: Hit[]) => hits.map(({ list: of, row }) => `${of}:${row}`);

test('a name is found in all lists at once, exact spelling first', () => {
  const { fit, by, more } = findPeople(lists, 'Ramlal');
  expect(at(fit)).toEqual(['0:0', '0:2', '1:0']);
  expect(by).toBe('name');
  expect(at(more)).toEqual(['0:1']);
  expect(at(findPeople(lists, 'रामलाल').fit)).toEqual(['1:0', '0:0', '0:2']);
});

test.each([
  ['Ramlal Hiralal', ['0:0']],
  ['रामलाल पुत्र मोहन', ['1:0', '0:2']],
  ['Ramlal s/o Mohan', ['0:2', '1:0']],
  ['Ramlal Kundla', ['0:2', '1:0']],
  ['Kundla Ramlal', ['0:2', '1:0']],
  ['Sampat Nai Abadi', ['0:1']],
  ['Ramlal Gur', ['0:2']],
  ['0095', ['1:1']],
])('“%s” tells people apart', (typed, found) => expect(at(findPeople(lists, typed).fit)).toEqual(found));

test('part of a name is not yet a name', () => {
  expect(findPeople(lists, 'Ramlal Gur').by).toBe('other');
  expect(findPeople(lists, 'Ramlal Gurjar').by).toBe('name');
  expect(findPeople(lists, 'रामलाल हीरालाल').by).toBe('name');
});

test('a village or a father’s name alone finds everyone who has it', () => {
  expect(findPeople(lists, 'Kundla')).toMatchObject({ by: 'other', more: [] });
  expect(at(findPeople(lists, 'कुण्डला').fit)).toEqual(['1:0', '0:2', '0:3']);
  expect(at(findPeople(lists, 'bada gav').fit)).toEqual(['0:0']);
});

test.each(['Ram Lal Hiralal Mohan', 'Lal Patidar', 'Ram Patidar Lal', 'Manasa', '95', 'xyz', ''])(
  '“%s” fits nobody',
  (typed) => expect(at(findPeople(lists, typed).fit)).toEqual([]),
);

test('where nobody fits, slips and names with a word too many are offered, and nothing else', () => {
  expect(at(findPeople(lists, 'Ramilal').near)).toEqual(['0:0', '0:2', '1:0', '0:1']);
  expect(at(findPeople(lists, 'Sampat Devi').near)).toEqual(['0:1']);
  expect(at(findPeople(lists, 'Rajesh').near)).toEqual([]);
});

test.each([
  ['राम', true],
  ['रा', true],
  ['R', false],
  ['', false],
])('“%s” is enough to look for: %s', (typed, isEnough) => expect(canBeFound(typed)).toBe(isEnough));

test('a title alone is nobody’s name', () => expect(find(lists, 'श्री जी')).toBeUndefined());
