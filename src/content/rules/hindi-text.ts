import { type Said, say } from '../../messages/say.ts';
import { latinIn } from '../../text/compare-words.ts';

/** Says which Latin words are left in a Hindi text. */
export function latinLeft(hindi: string): Said[] {
  const latin = latinIn(hindi);
  return latin.length === 0 ? [] : [say('latin-left', { words: latin.join(', ') })];
}
