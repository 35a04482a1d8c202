import type { Localized } from '../language/lang.ts';

/** What a substance is in law; values stand in the CSV file and in addresses. */
export const CLASSES = ['narcotic', 'psychotropic', 'precursor', 'poppy-seed'] as const;
export type SubstanceClass = (typeof CLASSES)[number];

/** The parts of a row that can be in doubt. */
export const PARTS = ['name', 'entry', 'cas', 'hs'] as const;
export type Part = (typeof PARTS)[number];

/** A list in which a substance stands, with its number there if that was read. */
export interface ListEntry {
  list: string;
  number?: string;
}

/** One row of `content/substances.csv`; codes are those of `substances.yaml`. */
export interface Substance {
  /** Its public address: small letters, digits and hyphens. */
  id: string;
  name: Localized;
  otherNames: Localized<string[]>;
  covers?: string | undefined;
  class: SubstanceClass;
  entries: ListEntry[];
  cas?: string | undefined;
  hs?: string | undefined;
  export: string;
  import: string;
  toConfirm: Part[];
  /** Ids of `content/sources/`. */
  source: string[];
}
