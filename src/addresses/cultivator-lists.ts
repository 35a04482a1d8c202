import { openList, textAt, type TextColumns, WORD_COLUMNS } from '../domain/packed-list.ts';
import type { Lang } from '../language/lang.ts';
import { fromKeys } from '../lib/keys.ts';

/** What a list of cultivators is about; values stand in the CSV files and in addresses. */
export const CATEGORIES = ['eligible', 'ineligible'] as const;
export type Category = (typeof CATEGORIES)[number];

/** Gum opium through lancing, or poppy straw without lancing. */
export const POLICIES = ['gum', 'straw'] as const;
export type Policy = (typeof POLICIES)[number];

/** Units with cultivation, in the order in which they are offered. */
export const CULTIVATION_UNITS = ['rajasthan', 'madhya-pradesh', 'uttar-pradesh'] as const;

/** One list: what a reader chooses. */
export interface ListKey {
  year: string;
  category: string;
  office: string;
  policy: string;
}

export { WORD_COLUMNS };
/** The rows of one list in one language, column by column. Licensed area in are; lists of ineligible cultivators have none. */
export type ListColumns = TextColumns;

/** Names one list within its crop year. @example 'eligible.doo-kota.gum' */
export function listName({ category, office, policy }: Omit<ListKey, 'year'>): string {
  return `${category}.${office}.${policy}`;
}

/** Address of a list as a file. @example listPath(key, 'hi', 'csv') // '/hi/data/cultivators/2025-26/eligible.doo-kota.gum.csv' */
export function listPath(key: ListKey, lang: Lang, format: 'json' | 'csv'): string {
  return `/${lang}/data/cultivators/${key.year}/${listName(key)}.${format}`;
}

/** Under which name a list is kept by those who download it. @example '2025-26.eligible.doo-kota.gum.csv' */
export function listFileName(key: ListKey): string {
  return `${key.year}.${listName(key)}.csv`;
}

/** The four lists of an office in a crop year, in the order in which they are shown. */
export function listsOf(year: string, office: string): ListKey[] {
  return CATEGORIES.flatMap((category) => POLICIES.map((policy) => ({ year, category, office, policy })));
}

/** Names a list within its office. @example 'eligible-gum' */
export function listSlug({ category, policy }: Pick<ListKey, 'category' | 'policy'>): string {
  return `${category}-${policy}`;
}

/** Address of a list as a page. @example listPagePath(key, 'hi') // '/hi/opium/Eligible/2025-26/doo-kota/eligible-gum/' */
export function listPagePath(key: ListKey, lang: Lang): string {
  return `${yearPath(key.year, lang)}${key.office}/${listSlug(key)}/`;
}

/** What the addresses of all list pages of a crop year begin with. */
export function yearPath(year: string, lang: Lang): string {
  return `/${lang}/opium/Eligible/${year}/`;
}

/** The file of a list, unpacked; anything but whole columns is an error. */
export function parseList(data: unknown): ListColumns {
  const list = openList(data);
  const texts = fromKeys(WORD_COLUMNS, (column) => list.serial.map((_, row) => textAt(list, column, row)));
  const { serial, area, specimen } = list;
  return { serial, ...texts, ...(area && { area }), ...(specimen && { specimen }) };
}
