import { dayProblem, type DayProblem, type LawDays } from '../../domain/law-day.ts';
import { addressChoice, type Problems } from '../../ui/address-choice.ts';

export const CHOICE = addressChoice('on');
export type Choice = ReturnType<typeof CHOICE.given>;
export type Problem = DayProblem | 'missing';

export function problemsIn({ on }: Choice, days: LawDays): Problems<'on', Problem> {
  return { on: on.trim() === '' ? 'missing' : dayProblem(on, days) };
}
