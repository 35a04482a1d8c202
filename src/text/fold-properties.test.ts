import { describe, expect, test } from 'vitest';
import { foldWords } from './fold-words.ts';
import { soundKey } from './sound-key.ts';
import { termOf } from './stem.ts';

/** Words put together by chance, the same at every run: letters, signs, joiners and marks of both scripts. */
const LETTERS = [
  ...'कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसहअआइईउऊऋएऐऑओऔािीुूृेैोौॉंँः़्०९',
  '\u200C',
  '\u200D',
  '\u095C',
  ...'abcdefghijklmnopqrstuvwxyzABCXYZéñü0189',
];
const words = Array.from({ length: 5000 }, (_, seed) => {
  let state = seed * 2_654_435_761 + 1;
  const next = () => (state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296) / 4_294_967_296;
  return Array.from({ length: 1 + Math.floor(next() * 9) }, () => LETTERS[Math.floor(next() * LETTERS.length)]).join(
    '',
  );
});

describe('whatever the word', () => {
  test('folding twice changes nothing', () => {
    for (const word of words) expect(foldWords(foldWords(word))).toBe(foldWords(word));
  });

  test('the term of a term is the term', () => {
    for (const word of words) expect(termOf(termOf(word))).toBe(termOf(word));
  });

  test('dots, joiners and the length of vowels never matter', () => {
    for (const word of words) {
      expect(foldWords(word.replace(/[\u093C\u200C\u200D]/g, ''))).toBe(foldWords(word));
      expect(foldWords(word.replaceAll('ी', 'ि').replaceAll('ू', 'ु'))).toBe(foldWords(word));
    }
  });

  test('a sound key has small Latin letters and digits alone', () => {
    for (const word of words) expect(soundKey(word)).toMatch(/^[a-zC0-9]*$/);
  });
});
