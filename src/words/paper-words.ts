import { LANGS, type Localized } from '../language/lang.ts';
import { fromKeys, keysOf } from '../lib/keys.ts';
import { type StringKey, translator } from './strings.ts';
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
  const inBoth = (key: StringKey) => fromKeys(LANGS, (lang) => translator(lang)(key));
  return { ...fromKeys(keysOf(KEYS), (name) => inBoth(KEYS[name])), section: inBoth(`provider.${section}`) };
}
