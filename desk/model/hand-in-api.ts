import type { Lang, Localized } from '../../src/language/lang.ts';
import type { ChangedFile } from './api.ts';
import type { ToDo } from './to-do.ts';

/** Something that can be opened: a page, a record, an entry of a file, a table. */
export interface Item {
  path: string;
  at?: (string | number)[] | undefined;
  line?: number | undefined;
  title: Localized;
  /** What it is: “Notification”, “Page”. */
  kind: Localized;
  /** Date of a record, or how the thing is called in its file. */
  detail?: string | undefined;
  date?: string | undefined;
  /** Of a fact: what it says today. */
  value?: Localized | undefined;
}

/** An item that has the words of a search, and a line in which they stand. */
export interface Found extends Item {
  excerpt: string;
  lang?: Lang | undefined;
}

/** One difference: a field of YAML, or some lines. What is missing on one side was added or removed. */
export interface Difference {
  /** Field, outermost first; nothing where lines are compared. */
  at: string[];
  line?: number | undefined;
  before?: string | undefined;
  after?: string | undefined;
}

/** What changed in one file. */
export interface FileChange extends ChangedFile {
  lang?: Lang | undefined;
  differences: Difference[];
  /** Differences that are not listed because there are too many. */
  more: number;
  /** Of a table. */
  rows?: { added: number; changed: number; removed: number } | undefined;
}

/** What changed of one thing: one file, or the two texts of a page. */
export interface Change {
  sentence: Localized;
  files: FileChange[];
  /** Follows from other changes: nobody wrote it. */
  isDerived: boolean;
}

export interface Changes {
  changes: Change[];
  /** The sentence for all of it. */
  sentence: Localized;
}

export type StepId = 'check' | 'format' | 'follow' | 'documents' | 'share' | 'write' | 'commit';
export interface Step {
  id: StepId;
  state: 'waits' | 'runs' | 'done' | 'skipped' | 'failed';
  note?: Localized | undefined;
}

export interface HandInState {
  steps: Step[];
  isRunning: boolean;
  /** Of the last hand-in: its commit; missing where there is no Git. */
  commit?: string | undefined;
}

export interface Names {
  editor: string;
  approver: string;
  sentence: string;
  /** Lines for readers, each with the names of what it is about. */
  lines?: HistoryLine[] | undefined;
  /** Names of what was only corrected: readers are told nothing. */
  minor?: string[] | undefined;
}

/** A line of the history of the website. */
export interface HistoryLine {
  of: string[];
  what: Localized;
}

/** Something that changed and of which readers are not told yet. */
export interface Untold {
  /** As lines of the history call it. */
  id: string;
  title: Localized;
  kind: Localized;
  /** Changed at this desk; anything else was changed by hand in `content/`. */
  isOwn: boolean;
}

/** A hand-in of the past. */
export interface PastHandIn {
  commit: string;
  sentence: string;
  details: string[];
  editor: string;
  approver: string;
  at: string;
  /** What readers were told. */
  lines: Localized[];
  paths: string[];
}

/** A clash of two changes: what both began with, and the two sides. */
export interface ClashView {
  fields: string[][];
  base: string;
  mine: string;
  theirs: string;
  /** The same field in the other language, as it will be. */
  twin?: string | undefined;
  lang?: Lang | undefined;
}

export interface ConflictView {
  path: string;
  title: Localized;
  /** `whole`: no text, or one side removed it; one version must be taken as it is. */
  kind: 'fields' | 'lines' | 'whole';
  clashes: ClashView[];
  mine: 'there' | 'removed';
  theirs: 'there' | 'removed';
  /** Says which three texts were seen. */
  seen: string;
}

export type Side = 'mine' | 'theirs';

/** Where a file can be looked at on the site. */
export interface Shown {
  title: Localized;
  address: Localized;
}

export interface PreviewState {
  /** Of the site made from the draft, for example `http://localhost:4321`. */
  origin: string;
  shown: Shown[];
  moment?: string | undefined;
}

/** Requests of the first screen, preview, hand-in, history and conflicts: `name: [input, output]`. */
export interface HandInCalls {
  'to-do': [input: object, output: ToDo];
  browse: [input: { folder: string }, output: Item[]];
  search: [input: { query: string }, output: Found[]];
  preview: [input: { file: string; at?: string | undefined; moment?: string | undefined }, output: PreviewState];
  'hand-in/changes': [input: object, output: Changes];
  'hand-in/untold': [input: object, output: Untold[]];
  'hand-in/apply': [input: Names, output: HandInState];
  'hand-in/progress': [input: object, output: HandInState];
  'hand-in/history': [input: object, output: PastHandIn[]];
  'hand-in/undo': [input: { commit: string }, output: { undone: string[]; clashing: string[] }];
  'conflict/read': [input: { path: string }, output: ConflictView];
  'conflict/settle': [input: { path: string; seen: string; sides: Side[] }, output: object];
}
