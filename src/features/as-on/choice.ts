import type { DayProblem, LawDays } from '../../domain/law-day.ts';
import { addressChoice, type Problems } from '../../ui/address-choice.ts';

export const CHOICE = addressChoice('on');
export type Choice = ReturnType<typeof CHOICE.given>;
export type Problem = DayProblem | 'missing';

/** What a field holds while it is no day. */
export const NO_DAY = '?';

// Of its own, like the field: what two tools share becomes a file, and the quantity check has no room left for its header.
export function problemsIn({ on }: Choice, { first, today }: LawDays): Problems<'on', Problem> {
  if (on.trim() === '') return { on: 'missing' };
  if (!isDay(on)) return { on: 'notDay' };
  return { on: on < first ? 'beforeAct' : on > today ? 'future' : undefined };
}

export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00Z`);
  return text.length === 10 && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

export function todayInIndia(): string {
  return new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
}
