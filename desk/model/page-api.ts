import type { Lang, Localized } from '../../src/language/lang.ts';
import type { Remark } from './api.ts';

/** What a page is made of, from top to bottom. A part with other blocks in it is opened and closed by a block of its own. */
export type BlockKind = 'heading' | 'paragraph' | 'item' | 'part' | 'open' | 'close' | 'raw';

/** One block, as a screen shows it. */
export interface Block {
  kind: BlockKind;
  /** The words that can be edited; of `raw` the whole source. Missing where there are none. */
  text?: string | undefined;
  /** Of a heading. */
  level?: number | undefined;
  /** Of a list item: whether it has a number. */
  isOrdered?: boolean | undefined;
  /** Of a part. */
  name?: string | undefined;
  attributes?: Record<string, string> | undefined;
  /** How many parts and list items are around it. */
  depth: number;
}

/** A block that stands in the file, with its lines there. */
export interface PlacedBlock extends Block {
  line: number;
  lastLine: number;
}

/** One block as it should be: one of the file, by its place there, perhaps with other words or attributes; or a new one. */
export type Wanted =
  | { block: number; text?: string | undefined; attributes?: Record<string, string> | undefined }
  | { added: Block };

/** How a field at the top of a page is edited. */
export type PageFieldKind = 'words' | 'choice' | 'day' | 'moment' | 'flag' | 'yaml';

export interface PageField {
  key: string;
  kind: PageFieldKind;
  /** Written once, for both languages. */
  isShared: boolean;
  isOptional: boolean;
  choices?: Choice[] | undefined;
}

/** One language of a page. */
export interface PageSide {
  path: string;
  hash: string;
  /** By key; a field that is not there is missing. */
  fields: Record<string, string>;
  blocks: PlacedBlock[];
}

export interface PageText extends Record<Lang, PageSide> {
  page: string;
  fields: PageField[];
  /** Which blocks stand beside each other, by their places. */
  rows: Partial<Record<Lang, number>>[];
  /** The only language whose words were changed at the desk, unless somebody said that the other needs no change. */
  onlyChanged?: Lang | undefined;
}

/** What one language should become. */
export interface SideEdit {
  was: string;
  /** Fields that change, by key; an empty text takes an optional field away. */
  fields: Record<string, string>;
  /** All blocks in their new order. */
  blocks: Wanted[];
}
export interface PageEdit extends Record<Lang, SideEdit> {
  page: string;
}

/** A remark on one block of an edit, by its place in `blocks`, or on a field at the top. */
export interface EditRemark {
  lang: Lang;
  block?: number | undefined;
  field?: string | undefined;
  code: string;
  grade: Remark['grade'];
  text: Localized;
}

export interface Choice {
  value: string;
  label: Localized;
}

/** Where a part can stand: in a sentence, alone, alone with words of its own, around other blocks, or only inside another part. */
export type PartPlace = 'sentence' | 'alone' | 'words' | 'around' | 'inside';

export interface PalettePart {
  name: string;
  label: Localized;
  place: PartPlace;
  group: string;
  /** Of a part around others: what a new one begins with. */
  begins?: Block[] | undefined;
  attributes: { name: string; kind: string; isOptional: boolean; label: Localized }[];
}

export interface Palette {
  parts: PalettePart[];
  /** The word list: one word for one thing, in both languages. */
  terms: Localized[];
  names: PartNames;
}

/** How what a part names is called, by the kind of its attribute and then by what stands there; `value` is what a fact says. */
export type PartNames = Record<string, Record<string, Localized>>;

/** Where a new page can go. */
export interface NewPagePlaces {
  areas: Choice[];
  sections: (Choice & { entries: Choice[] })[];
  pages: (Choice & { shape: string; area: string })[];
  fields: PageField[];
}

export interface NewPage {
  /** A folder of `content/pages/`, or the page of a guide for a new chapter. */
  area: string;
  key: string;
  title: Localized;
  summary: Localized;
  shape: string;
  provider: string;
  copyOf?: string | undefined;
  /** Section of the menu; none for a chapter. */
  section?: string | undefined;
  /** The entry of the section after which it stands; the last if left out. */
  after?: string | undefined;
}

/** Requests of the page screens: `name: [input, output]`. */
export interface PageCalls {
  'page/open': [input: { page: string }, output: PageText];
  /** What would be wrong with an edit; nothing is saved. */
  'page/check': [input: PageEdit, output: { remarks: EditRemark[] }];
  /** Saves, unless a text cannot be read: then it says where, and nothing is saved. */
  'page/save': [input: PageEdit, output: { remarks: EditRemark[]; page?: PageText | undefined }];
  /** Says that the language that did not change needs no change. */
  'page/translated': [input: { page: string }, output: PageText];
  'page/palette': [input: object, output: Palette];
  /** What an attribute of this kind can name, in the draft. */
  'page/choices': [input: { kind: string }, output: { choices: Choice[] }];
  'page/places': [input: object, output: NewPagePlaces];
  'page/create': [input: NewPage, output: { page: string }];
}
