import type { Lang } from '../language/lang.ts';

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

/** The rows of one list in one language, column by column: a quarter smaller when sent than row by row. */
export interface ListColumns {
  serial: number[];
  name: string[];
  guardian: string[];
  village: string[];
  tehsil: string[];
  /** Licensed area in are; lists of ineligible cultivators have none. */
  area?: number[];
  /** Only in lists that are made up: true for each row. */
  specimen?: true[];
}

/** Columns of words, in the order of the table. */
export const WORD_COLUMNS = ['name', 'guardian', 'village', 'tehsil'] as const;

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

/** Checks what came over the network; anything but whole columns is an error. */
export function parseList(data: unknown): ListColumns {
  const columns = (data as { columns?: Partial<Record<keyof ListColumns, unknown>> } | null)?.columns;
  const { area, ...others } = columns ?? {};
  const needed = [columns?.serial, ...WORD_COLUMNS.map((name) => others[name]), ...(area === undefined ? [] : [area])];
  const length = Array.isArray(columns?.serial) ? columns.serial.length : -1;
  if (!needed.every((column) => Array.isArray(column) && column.length === length))
    throw new Error('This is no list of cultivators.');
  return columns as ListColumns;
}
