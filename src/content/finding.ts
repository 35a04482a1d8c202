import type { Localized } from '../language/lang.ts';

/** Kinds of things that stand between the content and going live, in the order in which they are told. */
export const FINDINGS = ['specimens', 'doubtful', 'gaps', 'addresses', 'reviews', 'links', 'translations'] as const;
export type FindingKind = (typeof FINDINGS)[number];

/** One thing to settle, in both languages: where it is, and what is the matter. */
export interface Finding {
  kind: FindingKind;
  file: string;
  text: Localized;
}

export function finding(kind: FindingKind, file: string, text: Localized): Finding {
  return { kind, file, text };
}
