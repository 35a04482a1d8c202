import { latinLeft } from '../../src/content/rules/hindi-text.ts';
import { DEVANAGARI } from '../../src/language/devanagari.ts';
import type { Lang } from '../../src/language/lang.ts';
import { type Said, say } from '../../src/messages/say.ts';
import { slipsIn } from '../../src/text/letters.ts';
import { oddNumbers } from '../../src/text/number-agreement.ts';
import { dandasAfterDigits, dottedWords, type FindAvoided } from '../../src/text/voice.ts';

/** What the check of the whole content will say of a text, said while it is typed. */
export function saidOfText(text: string, lang: Lang, findAvoided: FindAvoided): Said[] {
  const hindi = lang === 'en' ? DEVANAGARI.exec(text)?.[0] : undefined;
  return [
    ...slipsIn(text).map(({ slip, found }) => say(`letter-${slip}`, { found })),
    ...(lang === 'hi' ? latinLeft(text) : []),
    ...(hindi ? [say('hindi-in-english', { found: hindi })] : []),
    ...findAvoided(text).map(({ found, use }) => say('words-glossary', { use, found, file: 'content/glossary.yaml' })),
    ...(lang === 'hi' ? dandasAfterDigits(text).map((found) => say('words-danda', { found })) : []),
    ...(lang === 'hi' ? dottedWords(text).map((found) => say('words-dot', { found })) : []),
    ...oddNumbers(text, lang).map((found) => say('words-number', { found })),
  ];
}
