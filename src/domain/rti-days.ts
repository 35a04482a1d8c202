import type { Actor } from '../schemas/procedure.ts';

/** The stretches of an application for information, one after the other; each is a fact. */
export const STRETCHES = [
  { id: 'rti-reply-time', by: 'bureau', name: 'reply' },
  { id: 'rti-first-appeal-time', by: 'you', name: 'firstAppeal' },
  { id: 'rti-first-appeal-decision', by: 'bureau', name: 'decision', longest: 'rti-first-appeal-decision-longest' },
  { id: 'rti-second-appeal-time', by: 'you', name: 'secondAppeal' },
] as const satisfies readonly { id: string; by: Actor; name: string; longest?: string }[];
export const URGENT = 'rti-urgent-reply-time';
export const RTI_FACTS = [
  ...STRETCHES.flatMap((each) => ('longest' in each ? [each.id, each.longest] : [each.id])),
  URGENT,
];

export interface Stretch {
  from: number;
  days: number;
  /** Days that may be added. */
  more: number;
}

/** Where each stretch begins when everybody takes all the time. */
export function layOut(stretches: readonly { days: number; longest: number }[]): { all: Stretch[]; total: number } {
  let at = 0;
  const all = stretches.map(({ days, longest }) => {
    const from = at;
    at += longest;
    return { from, days, more: longest - days };
  });
  return { all, total: at };
}
