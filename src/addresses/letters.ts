import type { Lang } from '../language/lang.ts';
import type { Substance } from '../schemas/substance.ts';

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

/** How a letter is shown. @example letterName('0-9') // '0–9' */
export function letterName(letter: string): string {
  return letter.toUpperCase().replace('-', '–');
}

/** The page on which a substance stands: the first letter of its id; digits share one page. */
export function letterOf(id: string): string {
  return /^[a-z]/.exec(id)?.[0] ?? '0-9';
}

/**
 * Address of the page of one letter. Written out: the table of routes would ride along into the browser.
 * @example letterPath('e', 'hi') // '/hi/exim/substances/e/'
 */
export function letterPath(letter: string, lang: Lang): string {
  return `/${lang}/exim/substances/${letter}/`;
}

/** Address of the page of one substance. @example substancePath('ephedrine', 'en') // '/en/exim/substances/ephedrine/' */
export function substancePath(id: string, lang: Lang): string {
  return `/${lang}/exim/substances/${id}/`;
}

/** All substances for the finder, in both languages. */
export const SUBSTANCE_INDEX_PATH = '/data/substances-index.json';

/** The page of one substance for machines, in both languages. */
export function substanceDataPath(id: string): string {
  return `/data/substances/${id}.json`;
}
