/**
 * Names without what all of them begin with, up to the last comma of it, so that a list can say it once.
 * @example withoutSharedBeginning(['Office, Kota', 'Office, Jaora']) // ['Kota', 'Jaora']
 */
export function withoutSharedBeginning(names: string[]): string[] {
  const [first = '', ...others] = names;
  if (others.length === 0) return names;
  let length = 0;
  while (length < first.length && others.every((name) => name[length] === first[length])) length += 1;
  const comma = first.lastIndexOf(', ', length - 2);
  return comma < 0 ? names : names.map((name) => name.slice(comma + 2));
}
