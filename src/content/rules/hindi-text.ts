import { latinIn } from '../../text/compare-words.ts';

/** Says which Latin words are left in a Hindi text. */
export function latinLeft(hindi: string): string[] {
  const latin = latinIn(hindi);
  if (latin.length === 0) return [];
  return [`Latin letters are left in the Hindi: ${latin.join(', ')}. Write the words in Devanagari.`];
}
