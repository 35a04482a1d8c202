import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Lang } from '../../src/language/lang.ts';

/** A query with the pages that answer it, as a reader judged it. */
export interface Judged {
  query: string;
  type: 'devanagari' | 'roman' | 'english';
  /** The language of the site on which it is typed. */
  site: Lang;
  /** Route ids, with or without a section; a substance by its address below `exim/substances/`. */
  answers: string[];
}

export function readJudged(name: string): Judged[] {
  return parse(readFileSync(`tests/search/${name}.yaml`, 'utf8')) as Judged[];
}
