import { soundKey } from '../../text/sound-key.ts';
import { addBeginnings, addLongerNumbers, addNear, addSounds, typedWord } from './guesses.ts';
import { numbersIn, referencesIn } from '../../text/references.ts';
import type { SearchIndex } from './search-index.ts';
import { isStopTerm } from '../../text/stop-words.ts';
import { rarity } from './vocabulary.ts';
import type { Meaning } from './synonyms.ts';
import { type Word, wordsIn } from '../../text/words.ts';

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

/** Reads what was typed. */
export function readQuery(index: SearchIndex, query: string): Asked[] {
  const text = query.slice(0, MOST_LETTERS);
  const all = wordsIn(text).slice(0, MOST_WORDS);
  // A number in parts, such as a CAS number, is one number if it stands anywhere.
  const numbers = numbersIn(text, all).filter(({ term, first, last }) => last > first && index.places.has(term));
  const references = [...referencesIn(text, all, true), ...numbers];
  const inReference = (at: number) => references.some(({ first, last }) => at >= first && at <= last);
  const telling = all.filter(({ term }, at) => !inReference(at) && !isStopTerm(term));
  const words = telling.length > 0 || references.length > 0 ? telling : all;

  const asked: Asked[] = groupReferences(index, references);
  const meanings = index.synonyms.meaningsHeard(words);
  words.forEach((word, at) => {
    const meaning = meanings.find(({ first, last }) => at >= first && at <= last);
    if (!meaning || meaning.first === meaning.last)
      asked.push(...readWord(index, word, at === words.length - 1, meaning));
    else if (at === meaning.first) {
      const typed = words.slice(at, meaning.last + 1).map((each) => each.text);
      asked.push(finish(index, typed.join(' '), new Map([[meaning.term, 0.5 + 0.5 * meaning.likeness]])));
    }
  });
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

function readWord(index: SearchIndex, { term, text }: Word, isLast: boolean, meaning?: Meaning): Asked[] {
  const typed = typedWord(index, text, isLast);
  const { terms } = typed;
  typed.add(term, 1);
  if (meaning) typed.add(meaning.term, 0.62 + 0.33 * meaning.likeness);
  if (/^\d/.test(term)) {
    if (terms.size === 0 && term.length >= 3) addLongerNumbers(typed, term);
    return [finish(index, text, terms)];
  }
  addSounds(typed);
  const closed = index.synonyms.closedUp(text);
  if (closed) typed.add(closed, 0.95);
  addBeginnings(typed, term, surest(terms) < SURE ? 1 : isLast ? 0.6 : 0);
  if (surest(terms) >= 0.7) return [finish(index, text, terms)];

  const meant = addNear(typed);
  const halves = surest(terms) < NEAR && splitInTwo(index, text);
  if (halves) return halves.flatMap((half) => wordsIn(half).flatMap((word) => readWord(index, word, false)));
  return [{ ...finish(index, text, terms), meant }];
}

/** Two words typed as one, if both exist by sound. */
function splitInTwo(index: SearchIndex, typed: string): [string, string] | undefined {
  const isKnown = (part: string) => index.sounds.has(soundKey(part));
  const middle = typed.length / 2;
  return Array.from({ length: Math.max(0, typed.length - 5) }, (_, place) => place + 3)
    .filter((place) => !/\p{M}/u.test(typed.charAt(place)))
    .toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
    .map((place): [string, string] => [typed.slice(0, place), typed.slice(place)])
    .find((parts) => parts.every(isKnown));
}

/** Two words that are written as one: khas khas. */
function joined(index: SearchIndex, asked: Asked[]): Asked[] {
  return asked.flatMap((word, at) => {
    const before = asked[at - 1];
    const next = asked[at + 1];
    const asOne = (a?: Asked, b?: Asked) =>
      a && b && weak(a) && weak(b) ? index.sounds.get(soundKey(a.typed + b.typed)) : undefined;
    if (asOne(before, word)) return [];
    const spellings = asOne(word, next);
    if (!spellings) return [word];
    return [finish(index, `${word.typed} ${next?.typed}`, new Map(spellings.map(({ term }) => [term, 0.9])))];
  });
}

function weak({ terms }: Asked): boolean {
  return surest(terms) < SURE;
}

function surest(terms: Map<string, number>): number {
  return Math.max(0, ...terms.values());
}

function finish(index: SearchIndex, typed: string, terms: Map<string, number>): Asked {
  const most = surest(terms);
  const sure = [...terms].filter(([, weight]) => weight >= most - 0.1).map(([term]) => rarity(index, term));
  return { typed, terms, rarity: sure.length > 0 ? Math.min(...sure) : 0.8 };
}
