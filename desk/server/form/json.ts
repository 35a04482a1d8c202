import { isDeepStrictEqual } from 'node:util';
import type { Edit, Json, Path } from '../../model/form-api.ts';

export const isEqual: (one: unknown, other: unknown) => boolean = isDeepStrictEqual;

export function isGroup(value: unknown): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What stands at a place; missing where there is nothing. */
export function valueAt(value: Json | undefined, [key, ...rest]: Path): Json | undefined {
  if (key === undefined) return value;
  if (Array.isArray(value)) return valueAt(value[Number(key)], rest);
  return isGroup(value) && Object.hasOwn(value, String(key)) ? valueAt(value[String(key)], rest) : undefined;
}

/** The value after the edits; the given one stays as it is. */
export function withEdits(value: Json, edits: Edit[]): Json {
  return edits.reduce((last, { at, value: next }) => set(last, at, next) ?? null, value);
}

function set(value: Json | undefined, [key, ...rest]: Path, next: Json | undefined): Json | undefined {
  if (key === undefined) return next;
  if (Array.isArray(value)) {
    const index = Number(key);
    const child = set(value[index], rest, next);
    if (child === undefined) return value.toSpliced(index, 1);
    return index < value.length ? value.with(index, child) : [...value, child];
  }
  const group = isGroup(value) ? value : {};
  const child = set(Object.hasOwn(group, String(key)) ? group[String(key)] : undefined, rest, next);
  if (child !== undefined) return { ...group, [key]: child };
  const { [String(key)]: _, ...others } = group;
  return others;
}
