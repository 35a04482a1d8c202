import { type Found, nameSearch } from '../../text/name-search.ts';
import type { Substance } from '../../schemas/substance.ts';

/** Makes the search over a list of substances: names of both languages, CAS numbers and HS codes. */
export function substanceSearch(substances: Substance[]): (typed: string) => Found<Substance> {
  return nameSearch(substances, ({ name, otherNames, cas, hs }) => ({
    names: [name.en, name.hi, ...otherNames.en, ...otherNames.hi],
    numbers: [cas, hs].filter((number) => number !== undefined),
  }));
}
