import { editDistance } from './edit-distance.ts';
import { compact, wordsOf } from './fold-words.ts';
import { soundKey } from './sound-key.ts';

/** By what a thing is found. */
export interface Keys {
  /** All its names, in every language. */
  names: string[];
  /** Numbers such as a CAS number, with or without hyphens and dots. */
  numbers?: string[];
}

/** What is searched of a thing, made once. */
interface Searchable<Thing> {
  thing: Thing;
  keys: Keys;
  /** All its names closed up. */
  names: string[];
  words: string[];
  /** Digits only. */
  numbers: string[];
  /** How its names sound; made when first needed, because most searches find without. */
  sounds?: string[];
}

export interface Found<Thing> {
  /** Names that hold what was typed, best first; all while nothing is typed. */
  hits: Thing[];
  /** Where nothing holds it: names that come near. */
  near: Thing[];
}

/** Fewer letters say too little to guess by. */
const LEAST_SOUND = 4;
const LEAST_INSIDE = 3;
const LEAST_DIGITS = 3;
const MOST_NEAR = 8;

/** Makes the search over a list of things with names. */
export function nameSearch<Thing>(things: Thing[], keysOf: (thing: Thing) => Keys): (typed: string) => Found<Thing> {
  const all = things.map((thing) => searchable(thing, keysOf(thing)));
  return (typed) => {
    const query = { whole: compact(typed), words: wordsOf(typed), digits: digitsOf(typed) };
    if (query.whole === '') return { hits: typed.trim() === '' ? things : [], near: [] };
    const ranked = all
      .map((each) => ({ each, rank: rankOf(each, query) }))
      .filter(({ rank }) => rank < MISS)
      .toSorted((a, b) => a.rank - b.rank);
    const hits = ranked.map(({ each }) => each.thing);
    return { hits, near: hits.length > 0 ? [] : nearest(all, typed) };
  };
}

const MISS = 9;

/** 0 for the same name or number, then names that begin with it, words that begin with it, names that hold it. */
function rankOf(
  { names, words, numbers }: Searchable<unknown>,
  query: { whole: string; words: string[]; digits: string },
): number {
  const { whole, digits } = query;
  if (names.includes(whole) || (digits !== '' && numbers.includes(digits))) return 0;
  if (names.some((name) => name.startsWith(whole))) return 1;
  if (digits.length >= LEAST_DIGITS && numbers.some((number) => number.startsWith(digits))) return 2;
  if (query.words.every((word) => words.some((each) => each.startsWith(word)))) return 3;
  if (whole.length >= LEAST_INSIDE && names.some((name) => name.includes(whole))) return 4;
  return MISS;
}

/** Names that sound alike, then those a letter or two away; of several words, each may be the name (codeine phosphate). */
function nearest<Thing>(all: Searchable<Thing>[], typed: string): Thing[] {
  const whole = soundKey(typed);
  const words = wordsOf(typed).map(soundKey);
  const targets = [whole, ...(words.length > 1 ? words : [])].filter((key) => key.length >= LEAST_SOUND);
  if (targets.length === 0) return [];
  const ranked = all
    .map((each) => ({ each, distance: Math.min(...targets.map((key) => distanceTo(soundsOf(each), key))) }))
    .filter(({ distance }) => distance < Infinity)
    .toSorted((a, b) => a.distance - b.distance);
  const least = ranked[0]?.distance ?? 0;
  return ranked
    .filter(({ distance }) => distance <= least + 1)
    .slice(0, MOST_NEAR)
    .map(({ each }) => each.thing);
}

function soundsOf(each: Searchable<unknown>): string[] {
  each.sounds ??= each.keys.names.map(soundKey).filter((key) => key.length >= LEAST_SOUND);
  return each.sounds;
}

function distanceTo(sounds: string[], key: string): number {
  const most = key.length >= 7 ? 2 : 1;
  return Math.min(
    Infinity,
    ...sounds.map((sound) => editDistance(sound, key, most)).filter((distance) => distance <= most),
  );
}

function searchable<Thing>(thing: Thing, keys: Keys): Searchable<Thing> {
  return {
    thing,
    keys,
    names: keys.names.map(compact),
    words: keys.names.flatMap(wordsOf),
    numbers: (keys.numbers ?? []).map((number) => number.replace(/\D/g, '')),
  };
}

/** The digits of what may be a CAS number or an HS code: hyphens, dots and spaces do not matter, letters do. */
function digitsOf(typed: string): string {
  const folded = compact(typed);
  return /^\d+$/.test(folded) ? folded : '';
}
