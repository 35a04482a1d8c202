import { expect, test } from 'vitest';
import { idsIn, readList, refusalOf, withList } from './substance-list.ts';

const known = new Map(['ketamine', 'heroin', 'opium', 'codeine', 'morphine'].map((id) => [id, { id }]));
const part = { tool: 'compare', names: ['s', 'only'] };
const idsOf = ({ chosen }: ReturnType<typeof readList<{ id: string }>>) => chosen.map(({ id }) => id);

test.each([
  ['?s=ketamine+heroin', ['ketamine', 'heroin']],
  ['?s=ketamine,heroin', ['ketamine', 'heroin']],
  ['?s=ketamine&s=heroin', ['ketamine', 'heroin']],
  ['?s=ketamine%2Cheroin&s=KETAMINE', ['ketamine', 'heroin']],
  ['?s=+,,+', []],
  ['?other=heroin', []],
  ['', []],
])('%s names %j', (query, ids) => {
  expect(idsIn(query)).toEqual(ids);
});

test('a list goes into the address and back; other parameters stay', () => {
  const query = withList('?draft=other&s=opium', part, ['ketamine', 'heroin'], { only: '' });
  expect(query).toBe('?draft=other&s=ketamine+heroin');
  expect(idsIn(query)).toEqual(['ketamine', 'heroin']);
  expect(withList(query, part, [], { only: '' })).toBe('?draft=other');
});

test('what the list does not have is named, cut short, and never stops the rest', () => {
  const { unknown, ...rest } = readList(`?s=heroin+__proto__+<b>+${'x'.repeat(500)}`, known, 4);
  expect(rest).toEqual({ chosen: [{ id: 'heroin' }], isCut: false });
  expect(unknown).toEqual(['__proto__', '<b>', 'x'.repeat(60)]);
  expect(readList(`?s=${Array.from({ length: 99 }, (_, at) => `x${at}`).join('+')}`, known, 4).unknown).toHaveLength(5);
});

test('an address with more than fit gives the first of them and says so', () => {
  const all = [...known.keys()];
  expect(idsOf(readList(`?s=${all.join('+')}`, known, 4))).toEqual(all.slice(0, 4));
  expect(readList(`?s=${all.join('+')}`, known, 4).isCut).toBe(true);
  expect(readList(`?s=${all.slice(0, 4).join('+')}+nothing`, known, 4).isCut).toBe(false);
});

test('a full list and a second time are refused', () => {
  const four = ['a', 'b', 'c', 'd'];
  expect(refusalOf(four, 'e', 4)).toBe('full');
  expect(refusalOf(four, 'a', 4)).toBe('twice');
  expect(refusalOf(four, 'e', 5)).toBeUndefined();
});
