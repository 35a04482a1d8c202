/** A record with a value for each key, in the order of the keys. @example recordOf(['a'], () => 1) // { a: 1 } */
export function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>;
}

/** A record with each value changed, in the same order. */
export function mapValues<Key extends string, Value, Changed>(
  record: Record<Key, Value>,
  change: (value: Value) => Changed,
): Record<Key, Changed> {
  const entries = Object.entries<Value>(record).map(([key, value]) => [key, change(value)]);
  return Object.fromEntries(entries) as Record<Key, Changed>;
}
