import type { Json } from '../../model/form-api.ts';
import { isEqual, isGroup } from './json.ts';

/** One item or field of the new text. */
export interface Planned {
  /** Which item of the text it comes from; missing for a new one. */
  from?: number | undefined;
  key: string | number;
  value: Json;
}

/** Items that stay the same keep their text wherever they go; others take that of their place. */
export function planList(was: Json[], now: Json[]): Planned[] {
  const free = new Set(was.keys());
  const take = (find: (index: number) => boolean) => {
    const found = [...free].find(find);
    if (found !== undefined) free.delete(found);
    return found;
  };
  const same = now.map((value, index) => take((each) => each === index && isEqual(was[each], value)));
  const moved = now.map((value, index) => same[index] ?? take((each) => isEqual(was[each], value)));
  return now.map((value, index) => ({ from: moved[index] ?? take((each) => each === index), key: index, value }));
}

/** Fields stay in their order; a new one follows the field before it in the schema. Entries stand as they are given. */
export function planMap(was: Json, now: Json, order: readonly string[] | undefined): Planned[] {
  const [old, next] = [isGroup(was) ? was : {}, isGroup(now) ? now : {}];
  const oldKeys = Object.keys(old);
  let keys = Object.keys(next);
  if (order) {
    keys = oldKeys.filter((key) => Object.hasOwn(next, key));
    const added = Object.keys(next).filter((key) => !Object.hasOwn(old, key));
    for (const key of added.toSorted((a, b) => order.indexOf(a) - order.indexOf(b))) {
      const before = order.slice(0, Math.max(0, order.indexOf(key))).findLast((each) => keys.includes(each));
      if (order.includes(key)) keys.splice(before === undefined ? 0 : keys.indexOf(before) + 1, 0, key);
      else keys.push(key);
    }
  }
  return keys.map((key) => {
    const at = oldKeys.indexOf(key);
    return { from: at < 0 ? undefined : at, key, value: next[key] ?? null };
  });
}
