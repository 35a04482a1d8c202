export type PeriodState = 'upcoming' | 'current' | 'ended';

/** Where a day lies in a period; both ends belong to it. */
export function stateOn(today: string, { from, until }: { from?: string | undefined; until: string }): PeriodState {
  if (from && today < from) return 'upcoming';
  return today > until ? 'ended' : 'current';
}
