import type { Localized } from '../../src/language/lang.ts';
import type { TableColumn } from './table-api.ts';

/** Where the values of a column come from: a column of the brought file, or one value for all rows. */
export type From = { column: number } | { value: string };
/** By the names of our columns; what is left out stays as it is, or empty. */
export type Mapping = Record<string, From>;

/** `add`: rows that are missing in the brought file stay. `lists`: they go where their list was brought. `all`: they go. */
export const IMPORT_MODES = ['add', 'lists', 'all'] as const;
export type ImportMode = (typeof IMPORT_MODES)[number];

export interface ImportTarget {
  file: string;
  title: Localized;
}

/** What was recognised in a brought file. */
export interface Recognised {
  encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';
  separator: string;
  hasHeader: boolean;
  /** The first line, and a few after it. */
  lines: string[][];
  rows: number;
  columns: TableColumn[];
  mapping: Mapping;
  /** Whether the file into which it goes does not exist yet. */
  isNew: boolean;
  mode: ImportMode;
}

export interface ChangedRow {
  name: string;
  cells: { column: Localized; was: string; is: string }[];
}

/** What would happen; lists hold the first few of each. */
export interface Comparison {
  counts: Record<'same' | 'added' | 'changed' | 'removed' | 'wrong' | 'jumps', number>;
  added: string[][];
  changed: ChangedRow[];
  removed: string[][];
  wrong: { line: number; cells: string[]; reasons: Localized[] }[];
  jumps: { name: string; column: Localized; was: string; is: string }[];
}

export interface ImportCalls {
  'import/targets': [input: object, output: { targets: ImportTarget[]; cropYear: string; sources: string[] }];
  /** Brings the bytes of a file. */
  'import/send': [input: object, output: { id: string }];
  'import/recognise': [input: { id: string; file: string }, output: Recognised];
  'import/compare': [
    input: { id: string; file: string; hasHeader: boolean; mapping: Mapping; mode: ImportMode },
    output: Comparison,
  ];
  /** Writes what was last compared; `about` describes lists of a new crop year. */
  'import/write': [
    input: { id: string; about?: { asOn: string; source: string } | undefined },
    output: { file: string },
  ];
}
