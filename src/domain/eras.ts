import { addDays } from '../lib/indian-date.ts';
import { lastDay, type Span } from '../lib/span.ts';

/** The spans between which nothing changes, oldest first; the last one is open. Nothing is known of the days before the first. */
export function erasOf(things: readonly Span[]): (Span & { from: string })[] {
  const points = things.flatMap(({ from, until }) => [
    ...(from === undefined ? [] : [lastDay(from)]),
    ...(until === undefined ? [] : [addDays(until, 1)]),
  ]);
  const days = [...new Set(points)].toSorted();
  return days.map((from, index) => {
    const next = days[index + 1];
    return next === undefined ? { from } : { from, until: addDays(next, -1) };
  });
}
