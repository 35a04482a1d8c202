import { firstDay, lastDay, type Span } from '../lib/span.ts';

/** How something stands on a day. `not-known`: nobody can say, because its first day is not known, or only its month or year. */
export type SpanState = 'not-yet' | 'in-force' | 'over' | 'not-known';

export function stateOnDay(day: string, { from, until }: Span): SpanState {
  if (until !== undefined && day > until) return 'over';
  if (from === undefined) return 'not-known';
  if (day < firstDay(from)) return 'not-yet';
  return day < lastDay(from) ? 'not-known' : 'in-force';
}

/** What was in force on a day, as far as that is known. */
export function inForceOn<Dated extends Span>(day: string, things: readonly Dated[]): Dated[] {
  return things.filter((thing) => stateOnDay(day, thing) === 'in-force');
}
