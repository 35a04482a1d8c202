import { fold } from '../../lib/fold.ts';

/** The drugs of whose names every written word begins or is part, in either language; all while nothing is written. */
export function findDrugs<Named extends { haystack: string }>(drugs: Named[], written: string): Named[] {
  const words = fold(written).split(/\s+/).filter(Boolean);
  return drugs.filter(({ haystack }) => words.every((word) => haystack.includes(word)));
}
