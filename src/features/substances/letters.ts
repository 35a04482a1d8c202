import { type Lang, LANGS } from '../../i18n/lang.ts';
import { letterOf, letterPath, type Substance } from './substance.ts';

/** One page of the list: a letter and the substances below it. */
export interface Letter {
  /** Its part of the address: a small letter, or `0-9`. */
  letter: string;
  rows: Substance[];
}

/** The pages of the list in order; only letters with a substance have one. */
export function lettersOf(rows: Substance[]): Letter[] {
  return [...Map.groupBy(rows, ({ id }) => letterOf(id))]
    .map(([letter, own]) => ({ letter, rows: own }))
    .toSorted((a, b) => a.letter.localeCompare(b.letter, 'en'));
}

/** Every page of the list in both languages. */
export function letterPages(rows: Substance[]): { letter: string; lang: Lang; path: string }[] {
  return lettersOf(rows).flatMap(({ letter }) =>
    LANGS.map((lang) => ({ letter, lang, path: letterPath(letter, lang) })),
  );
}

/** How a letter is shown. @example letterName('0-9') // '0–9' */
export function letterName(letter: string): string {
  return letter.toUpperCase().replace('-', '–');
}
