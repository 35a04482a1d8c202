import { editDistance } from '../../lib/edit-distance.ts';
import { compact, wordsOf } from '../../lib/fold-words.ts';
import { soundKey } from '../../lib/sound-key.ts';
import type { Substance } from './substance.ts';

/** What is searched of a substance, made once. */
interface Searchable {
  substance: Substance;
  /** All its names closed up. */
  names: string[];
  words: string[];
  /** CAS number and HS code, digits only. */
  numbers: string[];
  /** How its names sound; made when first needed, because most searches find without. */
  sounds?: string[];
}

export interface Found {
  /** Names that hold what was typed, best first. */
  hits: Substance[];
  /** Where nothing holds it: names that come near. */
  near: Substance[];
}

/** Fewer letters say too little to guess by. */
const LEAST_SOUND = 4;
const LEAST_INSIDE = 3;
const LEAST_DIGITS = 3;
const MOST_NEAR = 8;

/** Makes the search over a list of substances. */
export function substanceSearch(substances: Substance[]): (typed: string) => Found {
  const all = substances.map(searchable);
  return (typed) => {
    const query = { whole: compact(typed), words: wordsOf(typed), digits: digitsOf(typed) };
    if (query.whole === '') return { hits: typed.trim() === '' ? substances : [], near: [] };
    const ranked = all
      .map((each) => ({ each, rank: rankOf(each, query) }))
      .filter(({ rank }) => rank < MISS)
      .toSorted((a, b) => a.rank - b.rank);
    const hits = ranked.map(({ each }) => each.substance);
    return { hits, near: hits.length > 0 ? [] : nearest(all, typed) };
  };
}

const MISS = 9;

/** 0 for the same name or number, then names that begin with it, words that begin with it, names that hold it. */
function rankOf(
  { names, words, numbers }: Searchable,
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
function nearest(all: Searchable[], typed: string): Substance[] {
  const whole = soundKey(typed);
  const words = wordsOf(typed).map(soundKey);
  const targets = [whole, ...(words.length > 1 ? words : [])].filter((key) => key.length >= LEAST_SOUND);
  if (targets.length === 0) return [];
  const ranked = all
    .map((each) => ({ each, distance: Math.min(...targets.map((key) => distanceTo(soundsOf(each), key))) }))
    .filter(({ distance }) => distance < Infinity)
    .toSorted((a, b) => a.distance - b.distance);
  return ranked
    .filter(({ distance }) => distance <= ranked[0]!.distance + 1)
    .slice(0, MOST_NEAR)
    .map(({ each }) => each.substance);
}

function soundsOf(each: Searchable): string[] {
  const { name, otherNames } = each.substance;
  each.sounds ??= [name.en, name.hi, ...otherNames.en, ...otherNames.hi]
    .map(soundKey)
    .filter((key) => key.length >= LEAST_SOUND);
  return each.sounds;
}

function distanceTo(sounds: string[], key: string): number {
  const most = key.length >= 7 ? 2 : 1;
  return Math.min(
    Infinity,
    ...sounds.map((sound) => editDistance(sound, key, most)).filter((distance) => distance <= most),
  );
}

function searchable(substance: Substance): Searchable {
  const { name, otherNames, cas, hs } = substance;
  const names = [name.en, name.hi, ...otherNames.en, ...otherNames.hi];
  return {
    substance,
    names: names.map(compact),
    words: names.flatMap(wordsOf),
    numbers: [cas, hs].filter((number) => number !== undefined).map((number) => number.replace(/\D/g, '')),
  };
}

/** The digits of what may be a CAS number or an HS code: hyphens, dots and spaces do not matter, letters do. */
function digitsOf(typed: string): string {
  const folded = compact(typed);
  return /^\d+$/.test(folded) ? folded : '';
}
