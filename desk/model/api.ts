import type { Localized } from '../../src/language/lang.ts';
import type { FormCalls } from './form-api.ts';
import type { HandInCalls } from './hand-in-api.ts';
import type { PageCalls } from './page-api.ts';
import type { TableCalls } from './table-api.ts';

/** Something to mend or to look at again. Paths are below `content/` everywhere in the desk: `facts.yaml`. */
export interface Remark {
  path: string;
  line?: number | undefined;
  /** The field in YAML or front matter, outermost first. */
  at?: (string | number)[] | undefined;
  code: string;
  grade: 'must' | 'look-again';
  text: Localized;
}

export interface ChangedFile {
  path: string;
  kind: 'added' | 'changed' | 'removed';
}

/** The check of the whole content, after each save. */
export interface CheckState {
  state: 'checking' | 'done' | 'failed';
  remarks: Remark[];
  milliseconds?: number | undefined;
}

/** What every screen knows; sent again whenever it changes. */
export interface DeskState {
  changed: ChangedFile[];
  /** Files that changed both at the desk and in `content/`. */
  conflicts: string[];
  check: CheckState;
  hasGit: boolean;
  /** Today, Indian time. */
  today: string;
}

export interface ShellCalls {
  state: [input: object, output: DeskState];
  'file/read': [input: { path: string }, output: FileText];
  /** Takes back what was changed in these files and not handed in. */
  discard: [input: { paths: string[] }, output: DeskState];
}

export interface FileText {
  text: string;
  /** Says which text an editor saw; a save names it, so that nothing is overwritten unseen. */
  hash: string;
}

/** Every request that the desk answers: what is sent, and what comes back. Each area lists its own. */
export interface Calls extends ShellCalls, FormCalls, PageCalls, TableCalls, HandInCalls {}
export type CallName = keyof Calls;
export type Input<Name extends CallName> = Calls[Name][0];
export type Output<Name extends CallName> = Calls[Name][1];

/** What comes back when a request cannot be answered. */
export interface Refusal {
  code: string;
  text: Localized;
}
