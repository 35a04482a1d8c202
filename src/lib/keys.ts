/** The keys of an object whose type names all of them. */
export function keysOf<Key extends string>(object: Record<Key, unknown>): Key[] {
  return Object.keys(object) as Key[];
}

/** Whether a text is one of the keys of an object whose type names all of them. */
export function isKeyOf<Key extends string>(object: Record<Key, unknown>, text: string): text is Key {
  return Object.hasOwn(object, text);
}

/** An object with a value for each key. @example fromKeys(['en', 'hi'], (lang) => lang.length) // { en: 2, hi: 2 } */
export function fromKeys<Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>;
}

/** Whether a value is one of a list; the type follows. */
export function isOneOf<Item>(list: readonly Item[], value: unknown): value is Item {
  return list.some((item) => item === value);
}
