import { compact, wordsOf } from './fold-words.ts';
import { soundSearch, type Spoken } from './sound-alike.ts';

/** By what a thing is found. */
export interface Keys {
  /** All its names, in every language. */
  names: string[];
  /** Names of its chemistry and the like: found as well, behind those that people use. */
  formal?: string[];
  /** What it is called in trade and on the street: found only from the beginning, because “sugar” does not mean “brown sugar”. */
  calls?: string[];
  /** Numbers such as a CAS number, with or without hyphens and dots. */
  numbers?: string[];
  /** Of two that fit alike, the more common one comes first. */
  commonness?: number;
}

/** What is searched of a thing, made once. */
interface Searchable<Thing> extends Spoken {
  thing: Thing;
  /** Names closed up: those that people use, then the formal ones. */
  used: string[];
  formal: string[];
  /** Those that hold a word in their middle. */
  whole: string[];
  /** Full names that may stand in a longer text. */
  inText: Set<string>;
  words: string[];
  /** Digits only. */
  numbers: string[];
  /** All of it in one text, to leave out quickly what cannot fit. */
  all: string;
  commonness: number;
}

interface Query {
  whole: string;
  words: string[];
  digits: string;
}

export interface Found<Thing> {
  /** Names that hold what was typed, best first; all while nothing is typed. */
  hits: Thing[];
  /** Where nothing holds it: names that come near. */
  near: Thing[];
}

/** Longer names do not exist; what is pasted in is cut. */
export const MAX_NAME_LENGTH = 120;

/** Fewer letters say too little to guess by. */
const LEAST_INSIDE = 3;
const LEAST_DIGITS = 3;
const LEAST_IN_TEXT = 5;

/** Makes the search over a list of things with names. */
export function nameSearch<Thing>(things: Thing[], keysOf: (thing: Thing) => Keys): (typed: string) => Found<Thing> {
  const all = things.map((thing) => searchable(thing, keysOf(thing)));
  const nearest = soundSearch(all);
  return (typed) => {
    const query = { whole: compact(typed), words: wordsOf(typed), digits: digitsOf(typed) };
    if (query.whole === '') return { hits: typed.trim() === '' ? things : [], near: [] };
    const ranked = all.map((each) => ({ each, rank: rankOf(each, query) })).filter(({ rank }) => rank < MISS);
    if (ranked.length === 0) {
      const runs = query.words.length > 1 ? runsOf(query.words) : [];
      const named = all.filter(({ inText }) => runs.some((run) => inText.has(run)));
      return named.length > 0
        ? { hits: named.map(thingOf), near: [] }
        : { hits: [], near: nearest(typed).map(thingOf) };
    }
    const sorted = ranked.toSorted((a, b) => a.rank - b.rank || b.each.commonness - a.each.commonness);
    return { hits: sorted.map(({ each }) => each.thing), near: [] };
  };
}

const MISS = 9;

/** 0 for the same name or number, then names that begin with it, words that begin with it, names that hold it. */
function rankOf({ used, formal, whole, words, numbers, all }: Searchable<unknown>, query: Query): number {
  const { whole: typed, digits } = query;
  if (!all.includes(typed) && !query.words.every((word) => all.includes(word))) return MISS;
  const begins = (name: string) => name.startsWith(typed);
  if (used.includes(typed) || formal.includes(typed) || (digits !== '' && numbers.includes(digits))) return 0;
  if (used.some(begins)) return 1;
  if (formal.some(begins)) return 2;
  if (digits.length >= LEAST_DIGITS && numbers.some((number) => number.startsWith(digits))) return 3;
  if (query.words.every((word) => words.some((each) => each.startsWith(word)))) return 4;
  if (typed.length >= LEAST_INSIDE && whole.some((name) => name.includes(typed))) return 5;
  return MISS;
}

/** Everything that follows one another in a text, closed up. @example runsOf(['a', 'b']) // ['a', 'ab', 'b'] */
function runsOf(words: string[]): string[] {
  return words.flatMap((_, first) =>
    words.slice(first).map((_word, last) => words.slice(first, first + last + 1).join('')),
  );
}

function searchable<Thing>(thing: Thing, keys: Keys): Searchable<Thing> {
  const { names, formal = [], calls = [], numbers = [], commonness = 0 } = keys;
  const whole = [...names, ...formal].map(compact);
  const used = [...whole.slice(0, names.length), ...calls.map(compact)];
  const digits = numbers.map((number) => number.replace(/\D/g, ''));
  return {
    thing,
    spelled: [...names, ...formal],
    called: calls,
    used,
    formal: whole.slice(names.length),
    whole,
    inText: new Set(whole.filter((name) => name.length >= LEAST_IN_TEXT)),
    words: [...names, ...formal].flatMap(wordsOf),
    numbers: digits,
    all: [...whole, ...used.slice(names.length), ...digits].join(' '),
    commonness,
  };
}

function thingOf<Thing>({ thing }: { thing: Thing }): Thing {
  return thing;
}

/** The digits of what may be a CAS number or an HS code: hyphens, dots and spaces do not matter, letters do. */
function digitsOf(typed: string): string {
  const folded = compact(typed);
  return /^\d+$/.test(folded) ? folded : '';
}
