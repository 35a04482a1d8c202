import type { Post } from '../schemas/post.ts';
import type { RegisterRecord } from '../schemas/record.ts';
import { newestFirst } from './register-records.ts';

/** Registers whose records say which posts they concern. */
export function namesPosts({ register }: Pick<RegisterRecord, 'register'>): boolean {
  return register === 'employee-orders' || register === 'seniority-lists';
}

/** The posts by which a record is found; one that names none concerns all. */
export function postsOf(record: RegisterRecord, posts: ReadonlyMap<string, Post>): string[] {
  return record.posts ?? (namesPosts(record) ? [...posts.keys()] : []);
}

/** The newest seniority list of a post. */
export function seniorityListOf(post: string, lists: RegisterRecord[]): RegisterRecord | undefined {
  return lists
    .filter(({ posts }) => posts?.includes(post))
    .toSorted((a, b) => b.asOn!.localeCompare(a.asOn!))
    .at(0);
}

/** The newest recruitment rules that name a post. */
export function recruitmentRulesOf(post: string, orders: RegisterRecord[]): RegisterRecord | undefined {
  return orders
    .filter(({ kind, posts }) => kind === 'recruitment' && posts?.includes(post))
    .toSorted(newestFirst)
    .at(0);
}
