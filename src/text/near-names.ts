import { editDistance } from './edit-distance.ts';

/** Shorter names are too easily another name. */
const SHORTEST = 5;
/** In running text, words of five letters are too easily another word. */
export const SHORTEST_IN_TEXT = 6;
const LONG = 10;

/** Finds the known name that a name is a slip of; nothing for a name that is known, or unlike all of them. */
export function nearNames(known: Iterable<string>): (name: string) => string | undefined {
  const names = [...known]
    .map((name) => ({ name, folded: folded(name) }))
    .filter(({ folded: word }) => word.length >= SHORTEST);
  const exact = new Set(names.map(({ folded: word }) => word));
  const found = new Map<string, string | undefined>();
  const find = (word: string) => {
    if (word.length < SHORTEST || exact.has(word)) return undefined;
    const most = word.length < LONG ? 1 : 2;
    return names.find(({ folded: other }) => isAlike(word, other) && editDistance(word, other, most) <= most)?.name;
  };
  return (name) => {
    if (!found.has(name)) found.set(name, find(folded(name)));
    return found.get(name);
  };
}

/** Nobody misspells both of the first letters; this is quickly seen. */
function isAlike(word: string, other: string): boolean {
  return word[0] === other[0] || word[1] === other[1];
}

function folded(name: string): string {
  return name.normalize('NFC').trim().toLowerCase();
}
