import { expect, test } from 'vitest';
import { hill, meadow, river } from '../../tests/support/sample-offices.ts';
import type { Post } from '../schemas/post.ts';
import { countOf, fillCounts } from './counts.ts';

const post = (kind: Post['kind'], group: string): Post => ({
  name: { en: 'A', hi: 'क' },
  kind,
  group: { en: group, hi: 'समूह' },
  source: ['spec'],
});
const contents = {
  offices: new Map(Object.entries({ hill, river, meadow })),
  posts: new Map(Object.entries({ a: post('cadre', 'Group C, Non-gazetted'), b: post('role', 'Group C') })),
};

test.each([
  ['=offices other', 1],
  ['=offices unit-office|district-opium-office', 2],
  ['=offices other rajasthan', 0],
  ['=offices shop', undefined],
  ['=offices other bihar', undefined],
  ['=posts Group C', 1],
  ['=posts Group Z', undefined],
  ['=ships', undefined],
])('%s is %s', (formula, count) => {
  expect(countOf(formula, contents)).toBe(count);
});

test('cells that ask to be counted are filled, quoted or not; others stay', () => {
  const { text, mistakes } = fillCounts('t.csv', 'a,b\nx = y,=offices other\n"=posts Group C",=none\n', (formula) =>
    countOf(formula, contents),
  );
  expect(text).toBe('a,b\nx = y,1\n1,\n');
  expect(mistakes).toEqual([expect.objectContaining({ file: 't.csv', line: 3, code: 'count-not-understood' })]);
});
