import { isDay } from '../lib/is-day.ts';

/** Why the law of a day is not told. */
export type DayProblem = 'notDay' | 'beforeAct' | 'future';

/** The first day of the Act, and today. */
export interface LawDays {
  first: string;
  today: string;
}

/** What is wrong with a day whose law is asked for. Both ends can be asked for. */
export function dayProblem(day: string, { first, today }: LawDays): DayProblem | undefined {
  if (!isDay(day)) return 'notDay';
  if (day < first) return 'beforeAct';
  return day > today ? 'future' : undefined;
}

/** What a field for a day holds while it is no day: what was typed cannot be read out of the field. */
export const NO_DAY = '?';
