import type { Post } from '../schemas/post.ts';
import type { POSTS_SHOWN } from '../schemas/part.ts';
import type { RecordOf, RegisterRecord, Registers } from '../schemas/record.ts';
import { newestFirst } from './register-records.ts';

type PostRecord = RecordOf<'employee-orders' | 'seniority-lists'>;

/** Whether a record is of a register whose records say which posts they concern. */
export function namesPosts(record: RegisterRecord): record is PostRecord {
  return record.register === 'employee-orders' || record.register === 'seniority-lists';
}

/** The posts by which a record is found; one that names none concerns all. */
export function postsOf(record: RegisterRecord, posts: ReadonlyMap<string, Post>): string[] {
  return namesPosts(record) ? (record.posts ?? [...posts.keys()]) : [];
}

/** The newest recruitment rules that name a post; made-up ones say nothing about it. */
export function recruitmentRulesOf(post: string, orders: RecordOf<'employee-orders'>[]) {
  return orders
    .filter(({ kind, posts, specimen }) => kind === 'recruitment' && !specimen && posts?.includes(post))
    .toSorted(newestFirst)
    .at(0);
}

type PostEntry = [id: string, post: Post];

/** The posts of one of the tables of posts: those with something to say there, and the others. */
export function postsFor(
  show: (typeof POSTS_SHOWN)[number],
  posts: ReadonlyMap<string, Post>,
  registers: Registers,
): { known: PostEntry[]; others: PostEntry[] } {
  const isKnown = ([id, { group, payLevel, entry }]: PostEntry) => {
    if (show === 'pay') return (payLevel ?? group) !== undefined;
    return (entry ?? recruitmentRulesOf(id, registers.get('employee-orders'))) !== undefined;
  };
  const all = [...posts].filter(([, { kind }]) => kind === 'cadre');
  return { known: all.filter(isKnown), others: all.filter((post) => !isKnown(post)) };
}
