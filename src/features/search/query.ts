import { editDistance, likeness as likenessOfLetters } from '../../lib/edit-distance.ts';
import { foldWords } from '../../lib/fold-words.ts';
import { soundKey, spoken } from '../../lib/sound-key.ts';
import { referencesIn } from './references.ts';
import { rarity, type SearchIndex, soundsNear, termsFrom } from './search-index.ts';
import { isStopTerm } from './stop-words.ts';
import type { Meaning } from './synonyms.ts';
import { type Word, wordsIn } from './words.ts';

/** A word of the query with all the terms it may mean, each with how surely (0 to 1). */
export interface Asked {
  typed: string;
  terms: Map<string, number>;
  /** How much it tells. */
  rarity: number;
  /** Found only by sound or with letters changed: the spelling that exists. */
  meant?: string | undefined;
}

export const MOST_LETTERS = 200;
const MOST_WORDS = 12;
const SURE = 0.8;
const NEAR = 0.52;
const MOST_PREFIXED = 60;

/** Reads what was typed. */
export function readQuery(index: SearchIndex, query: string): Asked[] {
  const text = query.slice(0, MOST_LETTERS);
  const all = wordsIn(text).slice(0, MOST_WORDS);
  const references = referencesIn(text, all, true);
  const inReference = (at: number) => references.some(({ first, last }) => at >= first && at <= last);
  const telling = all.filter(({ term }, at) => !inReference(at) && !isStopTerm(term));
  const words = telling.length > 0 || references.length > 0 ? telling : all;
  const typed = words.map(({ start, end }) => text.slice(start, end));

  const asked: Asked[] = groupReferences(index, references);
  const meanings = index.synonyms.meaningsHeard(words, typed);
  for (let at = 0; at < words.length; at += 1) {
    const meaning = meanings.find(({ first }) => first === at);
    const isLast = (meaning?.last ?? at) === words.length - 1;
    if (meaning && meaning.last > at) {
      asked.push(
        finish(
          index,
          typed.slice(at, meaning.last + 1).join(' '),
          new Map([[meaning.term, 0.5 + 0.5 * meaning.likeness]]),
        ),
      );
      at = meaning.last;
    } else asked.push(...readWord(index, words[at]!, typed[at]!, isLast, meaning));
  }
  return joined(index, asked);
}

/** Numbers of law: the whole number first, then the number alone. */
function groupReferences(index: SearchIndex, references: ReturnType<typeof referencesIn>): Asked[] {
  const groups = new Map<number, Map<string, number>>();
  for (const { term, last } of references) {
    const terms = groups.get(last) ?? new Map<string, number>();
    groups.set(last, terms);
    for (const [key, weight] of terms) terms.set(key, weight * 0.8);
    terms.set(term, 1);
  }
  return [...groups.values()].map((terms) => {
    for (const [term, weight] of Array.from(terms)) {
      const bare = term.slice(term.indexOf(':') + 1);
      if (!terms.has(bare)) terms.set(bare, weight * 0.45);
    }
    return finish(index, '', terms);
  });
}

function readWord(index: SearchIndex, { term }: Word, typed: string, isLast: boolean, meaning?: Meaning): Asked[] {
  const terms = new Map<string, number>();
  const add = (each: string, weight: number) => {
    if (index.places.has(each)) terms.set(each, Math.max(weight, terms.get(each) ?? 0));
  };
  add(term, 1);
  if (meaning) add(meaning.term, 0.62 + 0.33 * meaning.likeness);
  if (/^\d/.test(term)) {
    if (terms.size === 0 && term.length >= 3) for (const each of termsFrom(index, term, MOST_PREFIXED)) add(each, 0.7);
    return [finish(index, typed, terms)];
  }
  const key = soundKey(typed);

  addSounds(index, typed, key, add);
  const closed = index.synonyms.closedUp(typed);
  if (closed) add(closed, 0.95);
  const isKnown = Math.max(0, ...terms.values()) >= SURE;
  addBeginnings(index, foldWords(typed), term, key, isKnown ? (isLast ? 0.6 : 0) : 1, add);
  if (Math.max(0, ...terms.values()) >= 0.7) return [finish(index, typed, terms)];

  const near = addNear(index, typed, key, add);
  const halves = Math.max(0, ...terms.values()) < NEAR && splitInTwo(index, typed);
  if (halves) return halves.flatMap((half) => readWord(index, wordsIn(half)[0]!, half, false));
  return [{ ...finish(index, typed, terms), meant: near }];
}

/** Words that sound the same, the nearer in spelling the surer. */
function addSounds(index: SearchIndex, typed: string, key: string, add: (term: string, weight: number) => void): void {
  for (const { term, spelling } of index.sounds.get(key) ?? []) {
    const likeness = likenessOf(index, typed, spelling);
    if (key.length > 2 || likeness > 0.7) addMeant(index, term, 0.62 + 0.32 * likeness, add);
  }
}

/** A term, and what it means. */
function addMeant(index: SearchIndex, term: string, weight: number, add: (term: string, weight: number) => void): void {
  add(term, weight);
  for (const meaning of index.synonyms.meaningsOf([{ term, start: 0, end: 0 }])) add(meaning.term, weight * 0.95);
}

/** Words that begin with what was typed, by letters or by sound. */
function addBeginnings(
  index: SearchIndex,
  folded: string,
  term: string,
  key: string,
  share: number,
  add: (term: string, weight: number) => void,
): void {
  if (share === 0) return;
  for (const each of termsFrom(index, folded, MOST_PREFIXED))
    add(each, share * 0.9 * Math.sqrt(Math.min(1, folded.length / each.length)));
  if (term.length >= 5)
    for (const each of termsFrom(index, term, MOST_PREFIXED)) add(each, share * 0.75 * (term.length / each.length));
  if (key.length < 3 || share < 1) return;
  for (const [sound, terms] of index.sounds)
    if (sound.startsWith(key) && sound !== key)
      for (const { term: each } of terms) add(each, share * 0.75 * Math.sqrt(key.length / sound.length));
}

/** Two words typed as one, if both exist by sound. */
function splitInTwo(index: SearchIndex, typed: string): [string, string] | undefined {
  const isKnown = (part: string) => index.sounds.has(soundKey(part));
  const middle = typed.length / 2;
  return Array.from({ length: Math.max(0, typed.length - 5) }, (_, place) => place + 3)
    .filter((place) => !/\p{M}/u.test(typed[place]!))
    .toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
    .map((place): [string, string] => [typed.slice(0, place), typed.slice(place)])
    .find((parts) => parts.every(isKnown));
}

/** Words a letter or two away. Returns the spelling of the nearest. */
function addNear(
  index: SearchIndex,
  typed: string,
  key: string,
  add: (term: string, weight: number) => void,
): string | undefined {
  if (key.length < 3) return undefined;
  const most = key.length >= 7 ? 2 : 1;
  let best = { weight: 0, spelling: '' };
  for (const sound of soundsNear(index, key, most)) {
    if (most === 2 && sound[0] !== key[0]) continue;
    const distance = editDistance(sound, key, most);
    if (distance > most) continue;
    for (const { term, spelling } of index.sounds.get(sound)!) {
      const weight = 0.75 - distance * 0.15 - 0.3 * (1 - likenessOf(index, typed, spelling));
      addMeant(index, term, weight, add);
      if (weight > best.weight) best = { weight, spelling };
    }
  }
  return best.spelling || undefined;
}

/** Two words that are written as one: khas khas. */
function joined(index: SearchIndex, asked: Asked[]): Asked[] {
  return asked.flatMap((word, at) => {
    const before = asked[at - 1];
    const next = asked[at + 1];
    const isJoined = (a?: Asked, b?: Asked) =>
      a && b && weak(a) && weak(b) && index.sounds.has(soundKey(a.typed + b.typed));
    if (isJoined(before, word)) return [];
    if (!isJoined(word, next)) return [word];
    const terms = index.sounds.get(soundKey(word.typed + next!.typed))!;
    return [finish(index, `${word.typed} ${next!.typed}`, new Map(terms.map(({ term }) => [term, 0.9])))];
  });
}

function weak({ terms }: Asked): boolean {
  return Math.max(0, ...terms.values()) < SURE;
}

function finish(index: SearchIndex, typed: string, terms: Map<string, number>): Asked {
  const surest = Math.max(0, ...terms.values());
  const sure = [...terms].filter(([, weight]) => weight >= surest - 0.1).map(([term]) => rarity(index, term));
  return { typed, terms, rarity: sure.length > 0 ? Math.min(...sure) : 0.8 };
}

/** 1 for words that sound the same to the last vowel, 0 for nothing in common. */
function likenessOf(index: SearchIndex, typed: string, spelling: string): number {
  return likenessOfLetters(spoken(typed), index.spoken.get(spelling) ?? spoken(spelling));
}
