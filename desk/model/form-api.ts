import type { Lang, Localized } from '../../src/language/lang.ts';
import type { Remark } from './api.ts';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Group = { [key: string]: Json };
export type Path = (string | number)[];

/** One change of a YAML file: the new value of a field, or its removal where there is none. */
export interface Edit {
  at: Path;
  value?: Json | undefined;
}

/** What can be picked instead of typed. */
export type PickName =
  | 'sources'
  | 'offices'
  | 'office-places'
  | 'posts'
  | 'facts'
  | 'records'
  | 'same-register'
  | 'amendable'
  | 'forms'
  | 'pages'
  | 'areas'
  | 'pictures'
  | 'documents'
  | 'tables'
  | 'procedures'
  | 'sheets'
  | 'links';

export interface Choice {
  id: string;
  label: Localized;
}

export type DateForm = 'day' | 'moment' | 'month' | 'year';

/** What a value is, and so how it is asked for. */
export type Model =
  | { kind: 'text'; lang?: Lang; pick?: PickName }
  | { kind: 'words'; isLong: boolean }
  | { kind: 'choice'; choices: Choice[] }
  | { kind: 'number'; isWhole: boolean }
  | { kind: 'flag'; isOnlyTrue: boolean }
  | { kind: 'date'; forms: DateForm[] }
  | { kind: 'crop-year' }
  | { kind: 'month-day' }
  | { kind: 'list'; of: Model; item: Localized; hasOrder: boolean }
  | { kind: 'group'; fields: FieldModel[] }
  | { kind: 'map'; of: Model; key: 'id' | 'crop-year' | 'day' }
  | { kind: 'either'; word: Choice; of: Model }
  /** Nothing to ask: it has one value, which nobody writes. */
  | { kind: 'fixed' };

/** A field is asked for only while another one of its group, or of a group around it, has one of these values. */
export interface Condition {
  field: string;
  /** Left out: while it has any value. Empty: while it has none. */
  is?: string[];
}

export interface FieldModel {
  name: string;
  label: Localized;
  hint?: Localized;
  isRequired: boolean;
  when?: Condition[];
  model: Model;
}

/** One entry of a long list. */
export interface EntryLine {
  key: string | number;
  label: Localized;
}

/** A word of the glossary that belongs into the Hindi text at a place. */
export interface Offer {
  at: Path;
  en: string;
  hi: string;
}

export interface Checked {
  remarks: Remark[];
  offers: Offer[];
}

export interface OpenForm extends Checked {
  file: string;
  /** Indian time. */
  today: string;
  name: Localized;
  hash: string;
  /** The part of the file that is opened. */
  at: Path;
  /** The place inside that was asked for. */
  focus: Path;
  model: Model;
  /** Missing in a list of entries. */
  value?: Json | undefined;
  /** Long lists of entries, by the name of their field; the opened part itself has none. */
  entries: Record<string, EntryLine[]>;
}

export interface NewForm {
  register: string;
  name: Localized;
  model: Model;
  value: Group;
}

/** Requests of the form screens: `name: [input, output]`. */
export interface FormCalls {
  'form/open': [input: { file: string; at?: Path | undefined }, output: OpenForm];
  'form/choices': [input: { pick: PickName; file: string }, output: Choice[]];
  /** What is to be said of a file with these edits, before they are saved. */
  'form/check': [input: { file: string; edits: Edit[] }, output: Checked];
  'form/save': [input: { file: string; edits: Edit[]; was: string }, output: { hash: string }];
  /** A record that begins empty, or as a copy without number, dates and documents. */
  'form/start': [input: { register: string; copy?: string | undefined }, output: NewForm];
  'form/check-new': [input: { register: string; value: Group }, output: Checked & { file: string }];
  'form/create': [input: { register: string; value: Group }, output: { file: string }];
  /** Removes a file, or an entry of it. */
  'form/remove': [input: { file: string; at?: Path | undefined; was: string }, output: object];
}
