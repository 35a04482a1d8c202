import type { Kind, Suggestion } from './answer.ts';
import type { Word } from '../../text/words.ts';
import type { SentQuestions } from './answers/card-file.ts';

/** A thing on a page as it is sent: place on the page or address of its own, title, title in the other language, kind (0 is left out) and 1 if ended. */
export type SentThing = [anchor: string, title: string, otherTitle: string, kind?: number, isEnded?: 0 | 1];

/** A page as it is sent: address below the language, title, title in the other language, what is on it, and its weight unless 1. */
type SentPage = [path: string, title: string, otherTitle: string, things: SentThing[], weight?: number];

/** What readers type for a page or a thing on it, in both languages: place of the page, place of the thing (-1: the page), phrases. */
export type SentAnswer = [page: number, thing: number, phrases: string];

/** Titles and readers' words of everything that can be found. Phrases and synonyms are parted by semicolons. */
export interface TitlesFile {
  pages: SentPage[];
  answers: SentAnswer[];
  synonyms: string[];
}

/** The first file: enough for a first answer. Readers' phrases, and records and substances, which have pages of their own, follow in a second. */
export interface FirstFile extends TitlesFile {
  suggestions: Suggestion[];
  /** What the whole text is called; the name changes with its content. */
  whole: { own: string; other: string };
  more: string;
  /** Questions that have an answer of their own. */
  questions: SentQuestions;
}

/** The titles that follow the first file: things behind those of a page, phrases behind all others, words behind those of a line. */
export interface MoreFile {
  things: [page: number, things: SentThing[]][];
  answers: SentAnswer[];
  synonyms: [line: number, phrases: string][];
}

/** A thing that only the last file has: a row of a table, a document, a fact. */
export type SentRow = [anchor: string, title: string, text: string, kind: number];

/** The last file: summary of each page, text of each thing of the files before, and its rows. */
export interface WholeFile {
  pages: { text: string; things: string[]; rows: SentRow[] }[];
}

/** One place that can be found. */
export interface Entry {
  kind: Kind;
  /** Place of the page it stands on in the list of entries; its own place for a page. */
  page: number;
  href: string;
  title: string;
  isEnded: boolean;
  /** How much its page counts where all else is equal. */
  weight: number;
  text: string;
  /** The words of the text. */
  words: Word[];
}
