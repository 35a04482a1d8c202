import { foldWords } from './fold-words.ts';

/** Endings of nouns in folded Devanagari. No endings of verbs: they would break words such as अधिसूचना. */
const HINDI = /^(.{2,}?)(?:य?(?:ाइयों|ियों|ियां|िओं|ाओं|ाएं|ुओं|ुएं|ाई|ाइ|ों|ें|ां|िं|ा|ि|ु|े|ो)|ओं|एं|इ|ए)$/u;
/** English endings that hide that two words are one: licence, licences, licensed; register, registration. */
const ENGLISH: [RegExp, string][] = [
  [/^(.{2,})iz(?=at|e|ing)/, '$1is'],
  [/^(.{2,})ies$/, '$1y'],
  [/^(.{2,}(?:ch|sh|ss|x|z))es$/, '$1'],
  [/^(.{2,}[^sui])s$/, '$1'],
  [/^(?=.{0,2}[aeiouy])(.{3,})(?:ings?|ed)$/, '$1'],
  [/^(.{3,})at(?:ion|ive|e|ing|ed)?$/, '$1at'],
  [/^(.{5,})(?:ment|ly)$/, '$1'],
  [/^(.{3,})e$/, '$1'],
  [/^(.{3,}?)([b-df-hj-kmnp-rtv-z])\2$/, '$1$2'],
];

/**
 * The term a word is searched by: folded and without its ending.
 * @example termOf('किसानों') === termOf('किसान') and termOf('licences') === termOf('licence')
 */
export function termOf(word: string): string {
  let term = foldWords(word);
  for (;;) {
    const next = /^[a-z]/.test(term)
      ? ENGLISH.reduce((stem, [from, to]) => stem.replace(from, to), term)
      : term.replace(HINDI, '$1');
    if (next === term) return term;
    term = next;
  }
}
