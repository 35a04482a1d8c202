import { DEVANAGARI } from '../../language/devanagari.ts';
import { onceForText } from '../../files/keeps-read.ts';
import { say } from '../../messages/say.ts';
import { oddMoney } from '../../text/compare-words.ts';
import { markupIn, slipsIn } from '../../text/letters.ts';
import { everyText } from './every-text.ts';
import type { Rule } from './rule.ts';

const slipsOf = onceForText(slipsIn);

/** Letters are those of the language: nothing invisible, damaged, or of another script. */
export const lettersAreRight: Rule = (loaded) =>
  everyText(loaded).flatMap(({ text, place }) =>
    slipsOf(text).map(({ slip, found }) => ({ ...place(), ...say(`letter-${slip}`, { found }) })),
  );

/** Words of the interface name the other language in its own letters, the glossary sets Hindi beside English. */
const BOTH_SCRIPTS = /^(strings|glossary)\.yaml$/;

/** English text has no Hindi left in it. */
export const englishIsEnglish: Rule = (loaded) =>
  everyText(loaded)
    .filter(({ text, lang, name }) => lang === 'en' && DEVANAGARI.test(text) && !BOTH_SCRIPTS.test(name))
    .map(({ text, place }) => {
      const found = /[\u0900-\u097F][\u0900-\u097F\s]*/u.exec(text)?.[0].trim().slice(0, 40) ?? '';
      return { ...place(), ...say('hindi-in-english', { found }) };
    });

/** Fields of YAML and cells of CSV files are plain words; only pages have parts. */
export const wordsHaveNoMarkup: Rule = (loaded) =>
  everyText(loaded).flatMap(({ text, name, place }) => {
    const found = !name.startsWith('pages/') && markupIn(text);
    return found ? [{ ...place(), ...say('letter-markup', { found }) }] : [];
  });

/** Amounts in tables, where they need not be facts, are written as everywhere else. */
export const moneyHasOneForm: Rule = (loaded) =>
  everyText(loaded).flatMap(({ text, name, lang, place }) => {
    const found = lang && name.endsWith('.csv') && oddMoney(text);
    return found ? [{ ...place(), ...say('money-form', { found }) }] : [];
  });
