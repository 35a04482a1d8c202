import type { Lang, Localized } from '../../src/language/lang.ts';
import type { Remark } from './api.ts';

type Said = Pick<Remark, 'code' | 'grade' | 'text'>;

/** A PDF of the draft, or one that is about to be added. */
export interface DocumentFacts {
  /** Below `documents/`. */
  path: string;
  bytes: number;
  pages?: number | undefined;
  languages: Lang[];
  isTagged: boolean;
  isScan: boolean;
}

export interface ListedFile {
  /** Below `content/`. */
  path: string;
  /** What other files call it. */
  name: string;
  title?: Localized | undefined;
  document?: DocumentFacts | undefined;
  /** Files of the content that name it. */
  usedBy: string[];
}

/** What is said at once of a PDF; nothing is written. */
export interface LookedAt {
  /** The cleaned name, without folder: `rules-2026.pdf`. */
  name: string;
  facts?: Omit<DocumentFacts, 'path'> | undefined;
  remarks: Said[];
}

export interface PictureWords {
  kind: 'photograph' | 'drawing';
  title: Localized;
  alt: Localized;
  caption?: Localized | undefined;
  credit: Localized;
  taken?: string | undefined;
}

export interface FileCalls {
  'files/list': [
    input: object,
    output: {
      documents: ListedFile[];
      pictures: ListedFile[];
      folders: string[];
      albums: { id: string; title: Localized }[];
    },
  ];
  'files/look': [input: { name: string }, output: LookedAt];
  /** `replace` names what an editor saw under this name; without it an existing file is refused. */
  'files/add-document': [input: { path: string; replace?: boolean | undefined }, output: { name: string }];
  'files/add-picture': [
    input: {
      name: string;
      ending: string;
      words: PictureWords;
      album?: string | undefined;
      replace?: boolean | undefined;
    },
    output: { name: string },
  ];
  'files/remove': [input: { path: string }, output: object];
}
