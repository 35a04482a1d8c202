import type { Post } from '../schemas/post.ts';
import type { RecordOf, RegisterRecord } from '../schemas/record.ts';
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

/** The newest seniority list of a post. */
export function seniorityListOf(post: string, lists: RecordOf<'seniority-lists'>[]) {
  return lists
    .filter(({ posts }) => posts.includes(post))
    .toSorted((a, b) => b.asOn.localeCompare(a.asOn))
    .at(0);
}

/** The newest recruitment rules that name a post. */
export function recruitmentRulesOf(post: string, orders: RecordOf<'employee-orders'>[]) {
  return orders
    .filter(({ kind, posts }) => kind === 'recruitment' && posts?.includes(post))
    .toSorted(newestFirst)
    .at(0);
}
