import type { Localized } from '../language/lang.ts';
import type { Provider } from '../schemas/provider.ts';

/** Kinds of things that stand between the content and going live, in the order in which they are told. */
export const FINDINGS = [
  'specimens',
  'doubtful',
  'gaps',
  'years',
  'addresses',
  'reviews',
  'links',
  'translations',
  'history',
  'share',
  'sentences',
] as const;
export type FindingKind = (typeof FINDINGS)[number];

/** One thing to settle, in both languages: where it is, and what is the matter. */
export interface Finding {
  kind: FindingKind;
  file: string;
  text: Localized;
  /** Of a gap: the section of the bureau that can fill it. */
  ask?: Provider | undefined;
}

export function finding(kind: FindingKind, file: string, text: Localized, ask?: Provider): Finding {
  return { kind, file, text, ask };
}
