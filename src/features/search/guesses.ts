import { editDistance, likeness } from '../../text/edit-distance.ts';
import { foldWords } from '../../text/fold-words.ts';
import { soundKey, spoken } from '../../text/sound-key.ts';
import { termOf } from '../../text/stem.ts';
import type { SearchIndex } from './search-index.ts';
import { soundsNear, termsFrom } from './vocabulary.ts';

/** A word as it was typed, and the terms it may mean, each with how surely (0 to 1). */
export interface Typed {
  index: SearchIndex;
  text: string;
  key: string;
  spoken: string;
  /** A last word may not be whole yet. */
  isLast: boolean;
  terms: Map<string, number>;
  /** Notes a term, if it stands anywhere. */
  add(term: string, weight: number): void;
}

const MOST_PREFIXED = 60;
const LEAST_NEAR = 0.42;
const LEAST_NEAR_OF_SHORT = 0.52;

export function typedWord(index: SearchIndex, text: string, isLast: boolean): Typed {
  const terms = new Map<string, number>();
  const add = (term: string, weight: number) => {
    if (index.places.has(term)) terms.set(term, Math.max(weight, terms.get(term) ?? 0));
  };
  return { index, text, key: soundKey(text), spoken: spoken(text), isLast, terms, add };
}

/** Numbers that begin with a number that stands nowhere itself. */
export function addLongerNumbers({ index, add }: Typed, number: string): void {
  for (const each of termsFrom(index, number, MOST_PREFIXED)) add(each, 0.7);
}

/** Words that sound the same, the nearer in spelling the surer. */
export function addSounds(typed: Typed): void {
  const { index, key } = typed;
  for (const { term, spelling } of index.sounds.get(key) ?? []) {
    const alike = likenessTo(typed, spelling);
    if (key.length > 2 || (alike > 0.7 && key.length > 1)) addMeant(typed, term, 0.62 + 0.32 * alike);
  }
}

/** A term, and what it means. */
function addMeant({ index, add }: Typed, term: string, weight: number): void {
  add(term, weight);
  for (const meaning of index.synonyms.meaningsOf([{ term, text: term, start: 0, end: 0 }]))
    add(meaning.term, weight * 0.95);
}

/** Words that begin with what was typed, by letters or by sound. */
export function addBeginnings({ index, text, key, add }: Typed, term: string, share: number): void {
  if (share === 0) return;
  const folded = foldWords(text);
  for (const each of termsFrom(index, folded, MOST_PREFIXED))
    add(each, share * 0.9 * Math.sqrt(Math.min(1, folded.length / each.length)));
  if (term.length >= 5)
    for (const each of termsFrom(index, term, MOST_PREFIXED)) add(each, share * 0.75 * (term.length / each.length));
  if (key.length < 3 || share < 1) return;
  for (const [sound, terms] of index.sounds)
    if (sound.startsWith(key) && sound !== key)
      for (const { term: each } of terms) add(each, share * 0.75 * Math.sqrt(key.length / sound.length));
}

/** Words a letter or two away; of a last word, which may not be whole yet, also those that begin so. Returns the nearest spelling. */
export function addNear(typed: Typed): string | undefined {
  const { index, key, isLast } = typed;
  if (key.length < 3) return undefined;
  const most = key.length >= 7 ? 2 : 1;
  const least = key.length > 3 ? LEAST_NEAR : LEAST_NEAR_OF_SHORT;
  let best = { weight: 0, spelling: '' };
  for (const sound of soundsNear(index, key, most)) {
    if (most === 2 && sound[0] !== key[0]) continue;
    const distance = editDistance(sound, key, most);
    if (distance > most) continue;
    for (const { term, spelling } of index.sounds.get(sound) ?? []) {
      const weight = 0.75 - distance * 0.15 - 0.3 * (1 - likenessTo(typed, spelling));
      if (weight > best.weight) best = { weight, spelling };
      if (weight >= least) addMeant(typed, term, weight);
    }
  }
  if (best.weight < least) best = addNearLetters(typed) ?? best;
  if (best.weight >= least || !isLast || key.length < 5) return best.spelling || undefined;
  for (const [sound, found] of index.sounds)
    if (sound[0] === key[0] && sound.length > key.length && editDistance(sound.slice(0, key.length), key, 1) <= 1)
      for (const { term } of found) addMeant(typed, term, 0.5 * Math.sqrt(key.length / sound.length));
  return best.spelling || undefined;
}

/** Words a slip or two of the finger away: letters that make one sound, such as -tion, may be among those changed. */
function addNearLetters(typed: Typed): { weight: number; spelling: string } | undefined {
  const { index, text } = typed;
  if (text.length < 5) return undefined;
  const letters = foldWords(text);
  const most = letters.length >= 8 ? 2 : 1;
  let best: { weight: number; spelling: string } | undefined;
  for (const spelling of index.spoken.keys()) {
    if (Math.abs(spelling.length - letters.length) > most || spelling[0]?.toLowerCase() !== letters[0]) continue;
    const distance = editDistance(foldWords(spelling), letters, most);
    if (distance > most) continue;
    const weight = 0.75 - distance * 0.12;
    addMeant(typed, termOf(spelling), weight);
    if (weight > (best?.weight ?? 0)) best = { weight, spelling };
  }
  return best;
}

/** 1 for words that sound the same to the last vowel, 0 for nothing in common. */
function likenessTo(typed: Typed, spelling: string): number {
  return likeness(typed.spoken, typed.index.spoken.get(spelling) ?? spoken(spelling));
}
