import { expect, test } from 'vitest';
import { sampleRecord } from '../../tests/support/sample-record.ts';
import type { Post } from '../schemas/post.ts';
import type { RecordOf } from '../schemas/record.ts';
import { postsOf, recruitmentRulesOf } from './posts.ts';

const posts = new Map<string, Post>(
  ['inspector', 'driver'].map((id) => [
    id,
    { name: { en: id, hi: 'पद' }, kind: 'cadre', hasSeniorityList: true, source: ['spec'] },
  ]),
);

function order(fields: Partial<RecordOf<'employee-orders'>>) {
  return sampleRecord({ kind: 'transfer', section: 'establishment', ...fields, register: 'employee-orders' });
}

test('an order is found by its posts, and by every post when it names none', () => {
  expect(postsOf(order({ posts: ['driver'] }), posts)).toEqual(['driver']);
  expect(postsOf(order({}), posts)).toEqual(['inspector', 'driver']);
  expect(postsOf(sampleRecord(), posts)).toEqual([]);
});

test('made-up recruitment rules say nothing about a post', () => {
  const rules = order({ kind: 'recruitment', posts: ['driver'] });
  expect(recruitmentRulesOf('driver', [{ ...rules, specimen: true }])).toBeUndefined();
  expect(recruitmentRulesOf('driver', [rules])).toBe(rules);
});
