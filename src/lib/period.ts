export type PeriodState = 'upcoming' | 'current' | 'ended';

/** Where a day lies in a period; both ends belong to it. */
export function stateOn(today: string, { from, until }: { from?: string | undefined; until: string }): PeriodState {
  if (from && today < from) return 'upcoming';
  return today > until ? 'ended' : 'current';
}

/** The same as the filter of a list has it. Before its first day a record is neither in force nor out of force. */
export const STANDING_IN = { upcoming: 'upcoming', current: 'in-force', ended: 'superseded' } as const;
