import type { OpenList } from '../../domain/packed-list.ts';
import { joinedWords, nameWords, type NameWord } from '../../text/person-name.ts';
import { type Place, RANK, SoughtWord } from './sought-word.ts';

/** A row of one of the lists that were searched. */
export interface Hit {
  list: number;
  row: number;
}

export interface People {
  /** Those who fit best: by their own name, else by name and village or father's name together, else by one of these alone. */
  fit: Hit[];
  /** In what they fit: a name in whole words, or part of one, a village, a father's name. */
  by: 'name' | 'other';
  /** Others, who only have the father's name or the village. */
  more: Hit[];
  /** Where nobody fits: names one letter away, or without a word that the list does not have. */
  near: Hit[];
}

/** Columns in which a reader may look: a name comes first. */
const FIELDS = ['name', 'guardian', 'village'] as const;
/** Longer names do not exist; what is pasted in is cut. */
const MOST_WORDS = 6;
/** Rows that fit in more than one column stand behind all that fit in the name, and before those that do not. */
const [IN_NAME, ACROSS, ELSEWHERE, IN_PART] = [0, 10, 20, 30];

/**
 * Everyone in the lists whom a name, a village or a father's name fits, whatever its script and spelling, best first. Nothing where
 * only a title is typed.
 */
export function findPeople(lists: OpenList[], typed: string): People | undefined {
  const words = nameWords(typed).slice(0, MOST_WORDS);
  if (words.length === 0) return undefined;
  const ways = waysToWrite(words).map((way) => way.map((word) => new SoughtWord(word, words.includes(word))));
  const found = ranked(lists, ways, RANK.beginning);
  const best = found[0]?.rank ?? Infinity;
  const limit = best < ACROSS ? ACROSS : best < ELSEWHERE ? ELSEWHERE : Infinity;
  return {
    fit: found.filter(({ rank }) => rank < limit),
    by: best < ELSEWHERE && best % ACROSS <= RANK.sound ? 'name' : 'other',
    more: found.filter(({ rank }) => rank >= limit),
    near: found.length === 0 ? ranked(lists, ways, RANK.slip) : [],
  };
}

/** All ways to write words that follow one another together or apart. */
function waysToWrite(words: NameWord[]): NameWord[][] {
  const [first, second, ...rest] = words;
  if (!first || !second) return [words];
  const apart = waysToWrite(words.slice(1)).map((way) => [first, ...way]);
  return [...apart, ...waysToWrite(rest).map((way) => [joinedWords(first, second), ...way])];
}

type Ranked = Hit & { rank: number };

function ranked(lists: OpenList[], ways: SoughtWord[][], most: number): Ranked[] {
  // A row that lacks the first word can only be one that fits in part.
  const needed = [...new Set(most < RANK.slip ? ways.flatMap(([first]) => first ?? []) : ways.flat())];
  const found = lists.flatMap((list, index) =>
    rowsWith(list, needed, most).flatMap((row) => {
      const rank = Math.min(...ways.map((way) => rankOf(way, list, row, most)));
      return rank < Infinity ? [{ list: index, row, rank }] : [];
    }),
  );
  return found.toSorted((a, b) => a.rank - b.rank);
}

/** The rows that hold one of the words, or begin to. */
function rowsWith(list: OpenList, needed: SoughtWord[], most: number): number[] {
  const isNear = list.words.map(() => false);
  for (const sought of needed)
    for (const [id, fit] of sought.fitsIn(list).entries()) if (fit.rank <= most || fit.begins) isNear[id] = true;
  if (!isNear.includes(true)) return [];
  const rows = new Set<number>();
  for (const field of FIELDS) {
    const { ids } = list.columns[field];
    for (let at = 0, row = 0; at < ids.length; at += 1) {
      const id = ids[at] ?? 0;
      if (id === 0) row += 1;
      else if (isNear[id]) rows.add(row);
    }
  }
  return [...rows].toSorted((a, b) => a - b);
}

function rankOf(way: SoughtWord[], list: OpenList, row: number, most: number): number {
  const places: Place[][] = [];
  for (const sought of way) {
    const here = FIELDS.map((field) => sought.placeIn(list, field, row));
    if (most < RANK.slip && here.every(({ rank }) => rank > most)) return Infinity;
    places.push(here);
  }
  for (const field of FIELDS.keys()) {
    const ranks = places.map((here) => here[field]?.rank ?? RANK.none);
    // Only the last word may be a part of one: “Ram Lal” is not Ramesh Lal.
    const isFit = ranks.every((rank, at) => rank <= most && (rank !== RANK.beginning || at === ranks.length - 1));
    if (isFit) return (field === 0 ? IN_NAME : ELSEWHERE) + Math.max(...ranks);
  }
  const rank = across(places, most);
  return rank === Infinity && most === RANK.slip && way.length > 1 ? inPart(places) : rank;
}

/** A name with that of the father or the village: whole words, and of each the first. */
function across(places: Place[][], most: number): number {
  const used = new Map<number, boolean>();
  let worst = 0;
  for (const here of places) {
    const field = here.findIndex(({ rank }) => rank <= RANK.sound || (most === RANK.slip && rank === RANK.slip));
    const place = here[field];
    if (!place) return Infinity;
    used.set(field, used.get(field) === true || place.isFirst);
    worst = Math.max(worst, place.rank);
  }
  return used.has(0) && [...used.values()].every(Boolean) ? ACROSS + worst : Infinity;
}

/** The name, without a word that the list does not have: Kamla Bai Banjara for Kamla Banjara. */
function inPart(places: Place[][]): number {
  return places.some(([name]) => name && name.rank <= RANK.sound && name.isFirst) ? IN_PART : Infinity;
}
