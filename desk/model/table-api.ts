import type { Localized } from '../../src/language/lang.ts';
import type { Remark } from './api.ts';
import type { FileCalls } from './file-api.ts';
import type { ImportCalls } from './import-api.ts';
import type { RowRef, TableEdits } from './table-edits.ts';

export interface Choice {
  value: string;
  label: Localized;
}

/** A column as an editor sees it. */
export interface TableColumn {
  /** As in the first line of the file. */
  name: string;
  label: Localized;
  kind: string;
  /** Of words: the language of its cells. */
  lang?: 'en' | 'hi' | undefined;
  /** What may stand in it, where that is known. */
  choices?: Choice[] | undefined;
  isRowHeading?: boolean | undefined;
}

export interface TableRow {
  /** Counted as in the file; 0 is the row below the headings. */
  row: number;
  line: number;
  cells: string[];
}

export interface TableRows {
  /** Of the file in which they stand. */
  hash: string;
  /** How many rows fit the words searched for. */
  found: number;
  rows: TableRow[];
}

export interface OpenTable extends TableRows {
  title: Localized;
  columns: TableColumn[];
  /** Rows of the file. */
  total: number;
  /** Whether the newest year stands first, so that a new one goes above. */
  isNewestFirst: boolean;
  /** The row on the asked line. */
  at?: number | undefined;
  /** The file that describes the table. */
  description?: string | undefined;
}

interface Window {
  file: string;
  from: number;
  count: number;
  query?: string | undefined;
}

/** What the site's own reader says of a row that was changed. */
export interface RowRemark extends Pick<Remark, 'code' | 'grade' | 'text'> {
  ref?: RowRef | undefined;
  column?: string | undefined;
}

/** Requests of the table screens: `name: [input, output]`. */
export interface TableCalls extends ImportCalls, FileCalls {
  'table/open': [input: Window & { line?: number | undefined }, output: OpenTable];
  'table/rows': [input: Window, output: TableRows];
  'table/check': [input: { file: string; edits: TableEdits }, output: RowRemark[]];
  'table/save': [input: { file: string; edits: TableEdits; was: string }, output: { hash: string }];
}
