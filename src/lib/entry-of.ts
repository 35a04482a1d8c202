/** The entry of a map that the content check has made sure of; a missing one stops the build and names its key. */
export function entryOf<Key, Value>(entries: ReadonlyMap<Key, Value>, key: Key): Value {
  const entry = entries.get(key);
  if (entry === undefined) throw new Error(`There is no entry “${String(key)}”. Run “npm run check”.`);
  return entry;
}
