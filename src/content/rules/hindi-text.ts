import { latinIn, misspelt } from '../../text/compare-words.ts';

/** Says which words of a Hindi text the site spells otherwise. */
export function misspellings(hindi: string): string[] {
  return misspelt(hindi).map(([wrong, right]) => `The site writes “${right}”, not “${wrong}”. Change the spelling.`);
}

/** Says which Latin words are left in a Hindi text. */
export function latinLeft(hindi: string): string[] {
  const latin = latinIn(hindi);
  if (latin.length === 0) return [];
  return [`Latin letters are left in the Hindi: ${latin.join(', ')}. Write the words in Devanagari.`];
}
