import type { Lang } from '../language/lang.ts';
import { sentencesIn } from './voice.ts';

/** Shorter texts tell nothing by their length. */
const SHORTEST = 40;
/** A text with as many sentences, but only a third as long as its translation, lacks something too. */
const TOO_SHORT = 0.35;
/** How long a text is at least, against its translation, when nothing is missing; Hindi is a little longer than English. */
const USUAL: Record<Lang, number> = { en: 0.87, hi: 0.97 };
/** How much of a sentence must be missing. */
const MOST_OF_ONE = 0.6;

/**
 * Whether a text in a language seems to lack a sentence of its translation: it has fewer, and is shorter by most of one. Translators join and
 * split sentences, so their number alone says nothing.
 */
export function lacksSentence(text: string, translation: string, lang: Lang): boolean {
  const whole = lengthOf(translation);
  if (whole < SHORTEST) return false;
  const share = lengthOf(text) / whole;
  // A text of the usual length lacks nothing, however its sentences are cut.
  if (share >= USUAL[lang]) return false;
  const sentences = sentencesIn(translation).length;
  if (sentencesIn(text).length >= sentences) return share < TOO_SHORT && /[.?!।]$/u.test(translation);
  return share < USUAL[lang] - MOST_OF_ONE / sentences;
}

/** Facts in braces are as long as their names, not as their values. */
function lengthOf(text: string): number {
  return text.replace(/\{[^}]*\}/g, '0').length;
}
