import type { Kind } from './answer.ts';
import type { Asked } from './query.ts';
import { entryAt, type Name, type SearchIndex } from './search-index.ts';
import { isStopTerm } from '../../text/stop-words.ts';
import { rarity } from './vocabulary.ts';

export interface Ranked {
  entry: number;
  score: number;
  /** How much of the query it holds, from 0 to 1. */
  cover: number;
}

/** How much a name of each kind counts. */
const NAME: Record<Name['kind'], number> = { title: 1, phrase: 1.15, other: 0.9, row: 0.5 };
/** How much things of each kind count where all else is equal. */
const KIND: Record<Kind, number> = { page: 1, record: 0.9, form: 0.95, substance: 0.95, office: 0.95, figure: 0.75 };
const PAGE = 1.12;
const ENDED = 0.75;
/** What a word counts that stands in the title of the page, or in the text, of a thing. */
const IN_PAGE_TITLE = 0.6;
const IN_TEXT = 0.4;
const OFTEN_IN_TEXT = 0.25;
const ON_PAGE = 0.75;
const STOP = 0.05;
/** Answers below this share of the best are left out. */
const LEAST_SCORE = 0.08;
const LEAST_COVER = 0.55;
/** The first few may cover less. */
const ALWAYS = 10;

/** Everything that fits the query, best first. */
export function rank(index: SearchIndex, asked: Asked[]): Ranked[] {
  const total = asked.reduce((sum, word) => sum + word.rarity, 0);
  if (total === 0) return [];
  const named = nameScores(index, asked, total);
  const hits = new Map<number, number[]>();
  const note = (entry: number, word: number, value: number) => {
    let row = hits.get(entry);
    if (!row) hits.set(entry, (row = asked.map(() => 0)));
    row[word] = Math.max(row[word] ?? 0, value);
  };
  asked.forEach((word, at) => {
    for (const [term, weight] of word.terms) {
      const places = index.places.get(term);
      if (!places) continue;
      inPairs(places.names, (place) => {
        const name = index.names[place];
        if (name) note(name.entry, at, weight * (name.kind === 'row' ? 0.8 : 1));
      });
      inPairs(places.texts, (entry, count) => {
        const often = count / (count + 0.5 + entryAt(index, entry).words.length / 150);
        note(entry, at, weight * (IN_TEXT + OFTEN_IN_TEXT * often));
      });
    }
  });
  const own = new Map([...hits].map(([entry, row]) => [entry, [...row]]));
  for (const [entry, row] of own) {
    const { page, kind } = entryAt(index, entry);
    if (page === entry) continue;
    // Hundreds of substances together would hold any words.
    if (kind !== 'substance') row.forEach((value, at) => value > 0 && note(page, at, value * ON_PAGE));
    own.get(page)?.forEach((value, at) => value > 0 && note(entry, at, value * IN_PAGE_TITLE));
  }

  const ranked = [...own.keys()].map((entry) => {
    const cover = coverOf(hits.get(entry) ?? [], asked) / total;
    return { entry, cover, score: cover ** 1.5 * (0.3 + (named.get(entry) ?? 0)) * prior(index, entry) };
  });
  const best = Math.max(0, ...ranked.map(({ score }) => score));
  const cover = Math.max(0, ...ranked.map((each) => each.cover));
  return ranked
    .filter((each) => each.score >= best * LEAST_SCORE)
    .toSorted((a, b) => b.score - a.score || a.entry - b.entry)
    .filter((each, at) => each.cover >= cover * (at < ALWAYS ? LEAST_COVER / 2 : LEAST_COVER));
}

/** For each entry, how well its best name and the query cover one another. */
function nameScores(index: SearchIndex, asked: Asked[], total: number): Map<number, number> {
  const weights = new Map<number, { words: number[]; bits: number }>();
  asked.forEach((word, at) => {
    for (const [term, weight] of word.terms) {
      inPairs(index.places.get(term)?.names ?? [], (name, bits) => {
        let found = weights.get(name);
        if (!found) weights.set(name, (found = { words: asked.map(() => 0), bits: 0 }));
        found.words[at] = Math.max(found.words[at] ?? 0, weight);
        found.bits |= bits;
      });
    }
  });
  const scores = new Map<number, number>();
  for (const [place, { words, bits }] of weights) {
    const name = index.names[place];
    if (!name) continue;
    const { entry, kind, terms } = name;
    const ofQuery = coverOf(words, asked) / total;
    let all = 0;
    let covered = 0;
    terms.forEach((term, at) => {
      const tells = isStopTerm(term) ? STOP : Math.max(0.1, rarity(index, term));
      all += tells;
      if (bits & (1 << at)) covered += tells;
    });
    const score = NAME[kind] * ofQuery * (0.45 + 0.55 * (covered / all));
    if (score > (scores.get(entry) ?? 0)) scores.set(entry, score);
  }
  return scores;
}

/** How much of the query is held, by the weight of each word. */
function coverOf(weights: number[], asked: Asked[]): number {
  return asked.reduce((sum, { rarity: tells }, at) => sum + (weights[at] ?? 0) * tells, 0);
}

/** Numbers that are kept in turn in one list. */
function inPairs(list: number[], act: (one: number, other: number) => void): void {
  for (let at = 0; at < list.length; at += 2) act(list[at] ?? 0, list[at + 1] ?? 0);
}

/** How much an entry counts before anything is asked. */
function prior(index: SearchIndex, at: number): number {
  const { kind, page, isEnded, weight } = entryAt(index, at);
  return KIND[kind] * (page === at ? PAGE : 1) * (isEnded ? ENDED : 1) * weight;
}
