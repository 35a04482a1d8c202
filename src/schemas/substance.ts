import type { Localized } from '../language/lang.ts';

/** What a substance is in law; values stand in the CSV file and in addresses. */
export const CLASSES = ['narcotic', 'psychotropic', 'precursor', 'poppy-seed'] as const;
export type SubstanceClass = (typeof CLASSES)[number];

/** What of a row can be in doubt; `rule` is its class in the table of rules. */
export const CONFIRMABLE = ['name', 'entry', 'chemical_name', 'cas', 'hs', 'rule'] as const;
export type ConfirmableField = (typeof CONFIRMABLE)[number];

/**
 * Columns of `content/substances.csv` with a text that is shown as it stands, in the order of the list.
 * Another column needs its name here, a heading under `columns` of `substances.yaml`, and the column itself:
 * the card, the downloads and the data of the finder follow.
 */
export const TEXT_COLUMNS = ['chemical_name', 'cas', 'hs'] as const;
export type TextColumn = (typeof TEXT_COLUMNS)[number];

/** A list in which a substance stands, with its number there if that was read. */
export interface ListEntry {
  list: string;
  number?: string;
}

/** What kind of name people use; values stand in `content/substance-names.csv`. */
export const NAME_KINDS = ['common', 'brand', 'street'] as const;
export type NameKind = (typeof NAME_KINDS)[number];

/** A name from `content/substance-names.csv`, with where it was read. */
export interface UsedName {
  kind: NameKind;
  name: Localized;
  /** Ids of `content/sources/`. */
  source: string[];
}

/** One row of `content/substances.csv`; codes are those of `substances.yaml`. */
export interface Substance extends Partial<Record<TextColumn, string | undefined>> {
  /** Its public address: small letters, digits and hyphens. */
  id: string;
  name: Localized;
  otherNames: Localized<string[]>;
  covers?: string | undefined;
  class: SubstanceClass;
  entries: ListEntry[];
  /** Its class in `content/substance-rules.yaml`. */
  rule: string;
  /** Records of notifications that concern it, beside those of its lists: <register>/<file name>. */
  records: string[];
  /** Names that people use beside those of the lists. */
  names: UsedName[];
  toConfirm: ConfirmableField[];
  /** Ids of `content/sources/`. */
  source: string[];
}
