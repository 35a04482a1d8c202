import { offlinePath } from '../addresses/offline.ts';
import { sheetPages } from '../addresses/sheets.ts';
import { letterPages } from '../addresses/letters.ts';
import { type Lang, LANGS } from '../language/lang.ts';
import type { Catalogue } from './load.ts';

/** Pages outside the route table: the letters of the substances list, the sheets to print, and reading without a network. */
export function extraPages({ substances, sheets }: Pick<Catalogue, 'substances' | 'sheets'>): {
  lang: Lang;
  path: string;
}[] {
  return [
    ...letterPages(substances?.rows ?? []),
    ...sheetPages(sheets),
    ...LANGS.map((lang) => ({ lang, path: offlinePath(lang) })),
  ];
}
