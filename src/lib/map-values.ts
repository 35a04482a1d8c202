import { fromKeys, keysOf } from './keys.ts';

/** A record with each value changed, in the same order. */
export function mapValues<Key extends string, Value, Changed>(
  record: Record<Key, Value>,
  change: (value: Value) => Changed,
): Record<Key, Changed> {
  return fromKeys(keysOf(record), (key) => change(record[key]));
}
