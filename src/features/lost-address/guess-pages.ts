import { editDistance, likeness } from '../../text/edit-distance.ts';
import { compact, wordsOf } from '../../text/fold-words.ts';
import { soundKey } from '../../text/sound-key.ts';

/** A page: its address after `/<lang>/`, without the last slash, and its titles. */
export type AddressRow = [path: string, en: string, hi: string];

const MOST = 3;
/** Words of file systems and of other sites, which say nothing about what was looked for. */
const EMPTY = new Set(
  'en hi eng english hindi www cbn nic gov in index default home html htm php asp aspx jsp page pages view content node v'.split(
    ' ',
  ),
);
/** Shorter words are too easily other words. */
const LEAST_FOR_SLIP = 4;
const LEAST_FOR_TWO_SLIPS = 7;
/** Below this much likeness two parts of an address have nothing in common. */
const ALIKE = 0.6;
/** What a row must have in common with the address to be offered, and in comparison with the best. */
const LEAST_SCORE = 0.45;
const LEAST_OF_BEST = 0.5;

/** The words of an address. @example addressWords('/en/opium/OldPolicy.html') // ['opium', 'old', 'policy'] */
export function addressWords(pathname: string): string[] {
  return wordsOf(
    decoded(pathname)
      .replace(/\.\w{2,4}\/?$/, '')
      .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
      .replaceAll('_', ' '),
  ).filter((word) => !EMPTY.has(word));
}

/** What to search for: the words of its last part that has any. @example searchWords('/en/opium/OldPolicy.html') // 'old policy' */
export function searchWords(pathname: string): string {
  const parts = pathname.split('/').map((part) => addressWords(part).join(' '));
  return parts.findLast((part) => /\p{L}/u.test(part)) ?? '';
}

/** Up to three pages that a reader of a wrong address may have wanted, the likeliest first. */
export function guessPages(pathname: string, rows: AddressRow[]): AddressRow[] {
  const asked = addressWords(pathname);
  if (asked.length === 0) return [];
  const known = rows.map((row) => ({
    row,
    words: new Set([...addressWords(row[0]), ...wordsOf(row[1]), ...wordsOf(row[2])]),
  }));
  const counts = new Map<string, number>();
  for (const { words } of known) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  // A word of few pages says more than one of many.
  const weight = (word: string) => 1 + Math.log(rows.length / (counts.get(word) ?? 1));
  const near = asked.map((word) => {
    const found = new Map<string, number>();
    for (const other of counts.keys()) {
      const alike = sameness(word, other);
      if (alike > 0) found.set(other, alike * weight(other));
    }
    return { word, found, best: Math.max(weight(word), ...found.values()) };
  });
  const most = near.reduce((sum, { best }) => sum + best, 0);
  const path = compact(asked.join(''));
  const end = compact(addressWords(lastOf(pathname)).join(''));
  const scored = known.map(({ row, words }) => {
    const inCommon = near.reduce((sum, { found }) => {
      let value = 0;
      for (const word of words) value = Math.max(value, found.get(word) ?? 0);
      return sum + value;
    }, 0);
    const ends = [lastOf(row[0]), row[1], row[2]].map((text) => over(likeness(end, compact(text))));
    const whole = over(likeness(path, compact(addressWords(row[0]).join(''))));
    // A page with fewer other words is nearer.
    const score = inCommon / most + 0.8 * Math.max(...ends) + 0.5 * whole - 0.004 * words.size;
    return { row, score };
  });
  const ranked = scored.toSorted((a, b) => b.score - a.score);
  const least = Math.max(LEAST_SCORE, (ranked[0]?.score ?? 0) * LEAST_OF_BEST);
  return ranked
    .slice(0, MOST)
    .filter(({ score }) => score >= least)
    .map(({ row }) => row);
}

function over(alike: number): number {
  return alike > ALIKE ? alike : 0;
}

/** 1 for the same word, less for a slip of it, a longer form or one that sounds alike, 0 for another word. */
function sameness(word: string, other: string): number {
  if (word === other) return 1;
  const shorter = Math.min(word.length, other.length);
  if (shorter < LEAST_FOR_SLIP - 1) return 0;
  if (shorter >= LEAST_FOR_SLIP) {
    if (word.startsWith(other) || other.startsWith(word)) return 0.85;
    const most = shorter >= LEAST_FOR_TWO_SLIPS ? 2 : 1;
    const distance = editDistance(word, other, most);
    if (distance <= most) return 0.9 - 0.1 * distance;
  }
  return soundOf(word) === soundOf(other) ? 0.75 : 0;
}

const sounds = new Map<string, string>();
function soundOf(word: string): string {
  let sound = sounds.get(word);
  if (sound === undefined) sounds.set(word, (sound = soundKey(word)));
  return sound;
}

function lastOf(pathname: string): string {
  return pathname.replace(/\/+$/, '').split('/').at(-1) ?? '';
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
