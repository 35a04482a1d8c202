import type { Edit, Group, Json, Path } from '../../model/form-api.ts';

export function isGroup(value: Json | undefined): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** A group with another value of one field; without it where there is none. */
export function withField(group: Group, name: string, value: Json | undefined): Group {
  if (value !== undefined) return { ...group, [name]: value };
  const { [name]: _, ...rest } = group;
  return rest;
}

/** Without items that were added and never filled, and without lists of nothing else. */
export function withoutEmpty(value: Json): Json {
  if (Array.isArray(value))
    return value.map(withoutEmpty).filter((item) => item !== '' && !(isGroup(item) && Object.keys(item).length === 0));
  if (!isGroup(value)) return value;
  const fields = Object.entries(value).map(([key, held]) => ({ key, held, kept: withoutEmpty(held) }));
  const isEmptied = (held: Json, kept: Json) =>
    Array.isArray(held) && Array.isArray(kept) && held.length > kept.length && kept.length === 0;
  return Object.fromEntries(fields.flatMap(({ key, held, kept }) => (isEmptied(held, kept) ? [] : [[key, kept]])));
}

/** What changed, field by field: what another window changed elsewhere in the file stays. */
export function editsOf(at: Path, was: Json | undefined, now: Json): Edit[] {
  if (!isGroup(was) || !isGroup(now)) return isSame(was, withoutEmpty(now)) ? [] : [{ at, value: withoutEmpty(now) }];
  const pruned = withoutEmpty(now);
  const kept = isGroup(pruned) ? pruned : {};
  return [...new Set([...Object.keys(was), ...Object.keys(now)])].flatMap((key): Edit[] => {
    const value = kept[key];
    return isSame(was[key], value) ? [] : [{ at: [...at, key], ...(value !== undefined && { value }) }];
  });
}

/** Mine over theirs: fields that I changed keep my values. */
export function rebased(was: Json | undefined, mine: Json, theirs: Json): Json {
  if (!isGroup(was) || !isGroup(mine) || !isGroup(theirs)) return isSame(was, mine) ? theirs : mine;
  let next: Group = theirs;
  for (const key of new Set([...Object.keys(was), ...Object.keys(mine)]))
    if (!isSame(was[key], mine[key])) next = withField(next, key, mine[key]);
  return next;
}

export function isBelow(path: Path | undefined, start: Path): boolean {
  return path !== undefined && start.every((key, index) => String(path[index]) === String(key));
}

export function isPath(path: Path | undefined, other: Path): boolean {
  return path !== undefined && path.length === other.length && isBelow(path, other);
}
