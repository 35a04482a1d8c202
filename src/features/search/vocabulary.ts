import type { SearchIndex } from './search-index.ts';

/** How rare a term is: 1 and more for rare ones, near 0 for those that stand everywhere. */
export function rarity(index: SearchIndex, term: string): number {
  let known = index.rarities.get(term);
  if (known === undefined) {
    const entries = index.places.get(term)?.entries ?? 0;
    known = Math.log(1 + index.entries.length / (1 + entries)) / Math.log(1 + index.entries.length);
    index.rarities.set(term, known);
  }
  return known;
}

/** Words that begin with some letters. */
export function termsFrom(index: SearchIndex, beginning: string, most: number): string[] {
  index.sorted ??= [...index.places.keys()]
    .filter((term) => /^[\p{L}\d]/u.test(term) && !term.includes(':'))
    .toSorted();
  const { sorted } = index;
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < beginning) low = middle + 1;
    else high = middle;
  }
  return sorted.slice(low, low + most).filter((term) => term.startsWith(beginning));
}

/** Sounds that may be at most some letters away from one. */
export function soundsNear(index: SearchIndex, key: string, most: number): string[] {
  index.letters ??= [...index.sounds.keys()].map((sound) => [sound, bitsOf(sound)]);
  const own = bitsOf(key);
  return index.letters.flatMap(([sound, bits]) =>
    Math.abs(sound.length - key.length) <= most && countBits(bits ^ own) <= 2 * most ? [sound] : [],
  );
}

function bitsOf(letters: string): number {
  let bits = 0;
  for (let at = 0; at < letters.length; at += 1) bits |= 1 << (letters.charCodeAt(at) & 31);
  return bits;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
