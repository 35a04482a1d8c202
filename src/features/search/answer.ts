import type { Lang } from '../../language/lang.ts';
import type { Card } from './answers/card.ts';

/** What can be found, in the order of the filters. */
export const KINDS = ['page', 'record', 'form', 'substance', 'office', 'figure'] as const;
export type Kind = (typeof KINDS)[number];

export function isKind(value: unknown): value is Kind {
  return KINDS.some((kind) => kind === value);
}

/** A text in pieces, in turn outside and inside of what was typed. @example ['Price of ', 'doda chura', ' in 2025'] */
export type Marked = string[];

/** One thing found. */
export interface Hit {
  kind: Kind;
  title: Marked;
  /** Title of the page it stands on; missing where the page itself was found. */
  page?: string;
  href: string;
  /** The part of the text that holds what was typed; empty while only titles are loaded. */
  excerpt: Marked;
  /** Something newer took its place. */
  isEnded: boolean;
  lang: Lang;
}

/** What is answered to a query. */
export interface Answer {
  /** What was asked. */
  query: string;
  /** All that was found, of every kind. */
  count: number;
  /** The best of all kinds, at most one of each page, best first. Empty when a kind is chosen. */
  best: Hit[];
  /** The others, by kind; `count` is of all of the kind, those among the best included. With a kind chosen only its group has hits. */
  groups: { kind: Kind; count: number; hits: Hit[] }[];
  /** Found in the pages of the other language, with its own words. */
  other: { lang: Lang; count: number; hits: Hit[] };
  /** The query with words that exist, where words were found only by sound or with a letter changed. */
  spelling?: string;
  /** Other words for what was typed, of the list of the editors. */
  related: string[];
  /** The answer itself, where the question has one. */
  card?: Card | undefined;
  /** Whether the whole text was searched, or only titles, headings and readers' words. */
  isWhole: boolean;
}

/** A question offered before anything is typed. */
export interface Suggestion {
  label: string;
  href: string;
}
