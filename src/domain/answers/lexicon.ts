import { editDistance, likeness } from '../../text/edit-distance.ts';
import { foldWords } from '../../text/fold-words.ts';
import { keyOfSpoken, spoken } from '../../text/sound-key.ts';
import { wordsIn } from '../../text/words.ts';
import type { Token } from './question.ts';

/** One spelling of a meaning. */
interface Phrase<Meaning> {
  meaning: Meaning;
  words: { term: string; letters: string; sound: string; spoken: string }[];
}

/** A spelling found in a question: from which token, how many, how surely (0 to 1). */
export interface Found<Meaning> {
  meaning: Meaning;
  at: number;
  length: number;
  likeness: number;
}

export interface Lexicon<Meaning> {
  /** Everything found from a token on. Words that are known are not taken for others that sound or look like them. */
  foundAt(tokens: Token[], at: number): Found<Meaning>[];
}

/** From this length on, a letter may be wrong. */
const LEAST_NEAR = 5;
/** Fewer letters sound like too much, unless the vowels are nearly the same as well. */
const LEAST_SOUND = 4;
const LIKE_SHORT = 0.75;
const LIKE_LONG = 0.6;
const BY_SOUND = 0.9;
const BY_SLIP = 0.7;

/** Spellings that were read once: they stand in several lexicons while it is found out which need not be sent. */
const read = new Map<string, Word[]>();

function readSpelling(spelling: string): Word[] {
  let words = read.get(spelling);
  if (!words) {
    words = wordsIn(spelling).map(({ term, text }) => {
      const said = spoken(text);
      return { term, letters: foldWords(text), sound: keyOfSpoken(said), spoken: said };
    });
    read.set(spelling, words);
  }
  return words;
}

/** Makes a lexicon of spellings, each with what it means. */
export function lexiconOf<Meaning>(
  spellings: Iterable<readonly [spelling: string, meaning: Meaning]>,
): Lexicon<Meaning> {
  const byTerm = new Map<string, Phrase<Meaning>[]>();
  const bySound = new Map<string, Phrase<Meaning>[]>();
  /** By what may be a slip: first letter and length, as written and as spoken. */
  const byShape = new Map<string, Set<Phrase<Meaning>>>();
  for (const [spelling, meaning] of spellings) {
    const words = readSpelling(spelling);
    const [first] = words;
    if (!first) continue;
    const phrase = { meaning, words };
    add(byTerm, first.term, phrase);
    add(bySound, first.sound, phrase);
    for (const shape of [shapeOf(first.letters), shapeOf(first.spoken)])
      byShape.set(shape, (byShape.get(shape) ?? new Set()).add(phrase));
  }

  const fit = (phrase: Phrase<Meaning>, tokens: Token[], at: number, alike: typeof isHeard): number => {
    let least = 1;
    for (const [index, word] of phrase.words.entries()) {
      const token = tokens[at + index];
      const found = token ? (token.term === word.term && token.term !== '' ? 1 : alike(token, word)) : 0;
      if (found === 0) return 0;
      least = Math.min(least, found);
    }
    return least;
  };

  return {
    foundAt(tokens, at) {
      const token = tokens[at];
      if (!token || token.term === '') return [];
      const collect = (phrases: Iterable<Phrase<Meaning>>, alike: typeof isHeard) =>
        [...phrases].flatMap((phrase) => {
          const found = fit(phrase, tokens, at, alike);
          return found > 0 ? [{ meaning: phrase.meaning, at, length: phrase.words.length, likeness: found }] : [];
        });
      const exact = collect(byTerm.get(token.term) ?? [], isHeard);
      if (exact.length > 0 || token.isStop || /^\d/.test(token.term)) return exact;
      const heard = collect(bySound.get(token.sound) ?? [], isHeard);
      if (heard.length > 0) return heard;
      if (token.letters.length < LEAST_NEAR) return [];
      const near = [token.letters, token.spoken].flatMap((word) =>
        [-1, 0, 1].flatMap((more) => [...(byShape.get(shapeOf(word, more)) ?? [])]),
      );
      return collect(new Set(near), isSlip);
    },
  };
}

type Word = Phrase<unknown>['words'][number];

function shapeOf(word: string, more = 0): string {
  return `${word[0]}${word.length + more}`;
}

function isHeard(token: Token, word: Word): number {
  if (token.sound === '' || token.sound !== word.sound || /^\d/.test(word.term)) return 0;
  if (token.spoken === word.spoken) return 1;
  const least = word.sound.length < LEAST_SOUND ? LIKE_SHORT : LIKE_LONG;
  return likeness(token.spoken, word.spoken) >= least ? BY_SOUND : 0;
}

/** One letter changed, added, left out or swapped; the first one is never mistaken. */
function isSlip(token: Token, word: Word): number {
  const near = (one: string, other: string) =>
    Math.min(one.length, other.length) >= LEAST_NEAR - 1 && one[0] === other[0] && editDistance(one, other, 1) <= 1;
  if (token.letters.length < LEAST_NEAR || word.letters.length < LEAST_NEAR || /^\d/.test(word.term)) return 0;
  return near(token.letters, word.letters) || near(token.spoken, word.spoken) ? BY_SLIP : isHeard(token, word);
}

function add<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}
