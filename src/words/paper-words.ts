import { LANGS, type Localized } from '../language/lang.ts';
import { translator } from './strings.ts';
import type { Paper } from '../schemas/paper.ts';

const KEYS = {
  bureau: 'site.name',
  parent: 'site.parent',
  specimen: 'badge.specimen',
  specimenNote: 'paper.specimenNote',
  place: 'paper.place',
  date: 'paper.date',
  signature: 'paper.signature',
  page: 'paper.page',
} as const;

/** The interface words a printed paper needs, each in both languages. */
export type PaperWords = Record<keyof typeof KEYS | 'section', Localized>;

/** The words around a paper of one section. */
export function paperWords(section: Paper['section']): PaperWords {
  const inBoth = (key: string) => Object.fromEntries(LANGS.map((lang) => [lang, translator(lang)(key)])) as Localized;
  const words = Object.entries(KEYS).map(([name, key]) => [name, inBoth(key)]);
  return { ...Object.fromEntries(words), section: inBoth(`provider.${section}`) } as PaperWords;
}
