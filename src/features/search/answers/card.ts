import type { WeightMark } from '../../../domain/weight-mark.ts';
import type { Scale } from '../../../components/quantities/scale.ts';
import type { SentSource } from './card-file.ts';

/** A line of a card: one of several things or records. */
export interface CardRow {
  label: string;
  value: string;
  href: string;
}

/** An answer as the reader sees it, above what was found. */
export interface Card {
  title: string;
  figure?: string | undefined;
  text: string[];
  rows: CardRow[];
  href: string;
  /** Title of the page that says more. */
  page: string;
  sources: SentSource[];
  doubt?: string | undefined;
  scale?: (Scale & { mark?: (WeightMark & { label: string }) | undefined }) | undefined;
}
