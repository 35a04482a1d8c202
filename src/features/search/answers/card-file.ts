import type { Scale } from '../../../components/quantities/scale.ts';
import type { Band } from '../../../domain/weight.ts';
import type { UnitNames } from '../../../domain/format-weight.ts';

/** In which numbers the places of groups are written. */
export const GROUP_RADIX = 36;

/** How questions are read, in the first file of the search. Groups are named by their places; lists are parted by spaces and semicolons. */
export interface SentQuestions {
  /** Spellings of each group. */
  groups: string[];
  fillers: string;
  /** Things that are not of this site. */
  foreign: string;
  /** Groups of this site alone, and groups that hardly ever change a question. */
  anchors: string;
  passing: string;
  /** What each answer claims: its asks, and the groups that change nothing. */
  claims: [asks: string, also: string][];
  /** Files with the words of the answers, so many in each. */
  cards: string[];
  cardsInFile: number;
  /** Files with the names and values of things, by their label. */
  things: Record<string, string>;
  /** What changes with the day. */
  live: string;
}

/** Where something was read, with its public address if it has one. */
export type SentSource = [label: string, url?: string];

/** The words of one answer, in one language. `{@name}` is a place for a value. */
export interface SentCard {
  title: string;
  text?: string | undefined;
  /** Shown large. */
  figure?: string | undefined;
  /** The value of a thing that is shown large. */
  show?: string | undefined;
  /** The title where there is nothing. */
  none?: string | undefined;
  /** The page that says more, and its title. */
  href?: string | undefined;
  page?: string | undefined;
  sources?: SentSource[] | undefined;
  /** Why a value is doubtful. */
  doubt?: string | undefined;
  live?: string | undefined;
}

export type Values = Record<string, string>;

/** One thing that is asked for. */
export interface SentThing {
  values: Values;
  /** Its values shared with others, by place. */
  like?: number | undefined;
  href: string;
  sources: SentSource[];
  doubt?: string | undefined;
  /** Of a drug: its amounts in grams, and its scale. */
  limits?: { small: number | null; commercial: number };
  scale?: Scale | undefined;
}

/** All things of a kind. */
export interface ThingFile {
  names: [name: string, spellings: string, things: number[]][];
  things: SentThing[];
  shared: Values[];
  /** Title of the page on which they stand; missing where each has one of its own. */
  page?: string | undefined;
  weights?: WeightWords;
}

/** What is said of a weight. */
export interface WeightWords {
  verdict: Record<Band, string>;
  reason: Record<Band, string>;
  yours: string;
  units: UnitNames;
}

/** A record that is shown until a moment of Indian time. */
export interface LiveRecord {
  until: string;
  label: string;
  value: string;
  href: string;
}

export interface LiveFile {
  /** What is done in each month, January first. */
  months: { month: string; steps: string; duty: string }[];
  tenders: LiveRecord[];
  events: LiveRecord[];
  notification?: { title: string; date: string; href: string } | undefined;
}
