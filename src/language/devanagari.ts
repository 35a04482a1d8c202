import type { Lang } from './lang.ts';

/** Every character of modern Hindi text: the fallback font holds these, and a test checks that the content needs no other. */
export const DEVANAGARI_OF_HINDI = [
  'ँंः', // nasal signs, visarga
  'अआइईउऊऋएऐऑओऔ', // vowels
  'कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसहळ', // consonants
  'ािीुूृॅेैॉोौ्', // vowel signs, virama
  '़क़ख़ग़ज़ड़ढ़फ़', // nukta and the letters written with it
  'ऽॐ।॥', // avagraha, om, danda
  '\u200C\u200D', // joiners
].join('');

/** Matches one Devanagari character. */
export const DEVANAGARI = /[\u0900-\u097F]/;

/** Share of Devanagari among all letters of a text, 0 to 1. A text without letters counts as 0. */
export function devanagariShare(text: string): number {
  const letters = text.match(/[\p{L}\p{M}]/gu) ?? [];
  if (letters.length === 0) return 0;
  return letters.filter((letter) => DEVANAGARI.test(letter)).length / letters.length;
}

/** The other language where a text is wholly in its script: a name of a drug, a number of the Gazette, an address. */
export function foreignLang(text: string, lang: Lang): Lang | undefined {
  const isHindi = DEVANAGARI.test(text);
  if (lang === 'en') return isHindi && !/[A-Za-z]{3}/.test(text) ? 'hi' : undefined;
  return !isHindi && /[A-Za-z]/.test(text) ? 'en' : undefined;
}
