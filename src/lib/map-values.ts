/** A record with each value changed, in the same order. */
export function mapValues<Key extends string, Value, Changed>(
  record: Record<Key, Value>,
  change: (value: Value) => Changed,
): Record<Key, Changed> {
  const entries = Object.entries<Value>(record).map(([key, value]) => [key, change(value)]);
  return Object.fromEntries(entries) as Record<Key, Changed>;
}
