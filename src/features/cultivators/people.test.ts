import { expect, test } from 'vitest';
import { openList, packList } from '../../domain/packed-list.ts';
import type { People } from './find-people.ts';
import { personAt, sentenceOf } from './people.ts';

const key = { year: '2025-26', office: 'doo-kota' };
const list = (name: string) =>
  openList(packList({ serial: [214], name: [name], guardian: ['Mohan'], village: ['Kundla'], tehsil: ['Manasa'] }));
const searched = {
  keys: [
    { ...key, category: 'eligible', policy: 'gum' },
    { ...key, category: 'ineligible', policy: 'straw' },
  ],
  lists: [list('Ramlal'), list('Sita')],
};
const words = {
  yes: 'yes {policy} {serial} {village}',
  yesIneligible: 'no patta {policy}',
  oneFits: 'one {category}',
  several: '{count} fit',
  notInLists: 'in none of {count} of {office}',
  notInList: 'not in this one of {office}',
  inSentence: { eligible: 'good', ineligible: 'bad', gum: 'gum', straw: 'straw' },
};
const [first, second] = [
  { list: 0, row: 0 },
  { list: 1, row: 0 },
];
const none: People = { fit: [], by: 'name', more: [], near: [] };
const say = (people: Partial<People>, of = searched) =>
  sentenceOf({ ...none, ...people }, of, 'Kota', { words: words as never, lang: 'en' });

test('the answer is one sentence', () => {
  expect(say({ fit: [first] })).toBe('yes gum 214 Kundla');
  expect(say({ fit: [second] })).toBe('no patta straw');
  expect(say({ fit: [second], by: 'other' })).toBe('one bad');
  expect(say({ fit: [first, second] })).toBe('2 fit');
  expect(say({})).toBe('in none of 2 of Kota');
  expect(say({ near: [first] }, { keys: searched.keys.slice(1), lists: searched.lists.slice(1) })).toBe(
    'not in this one of Kota',
  );
});

test('a person comes with the list they stand in', () => {
  expect(personAt(second, searched)).toMatchObject({ name: 'Sita', serial: 214, key: { category: 'ineligible' } });
});
