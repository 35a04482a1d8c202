import type { CalendarStep } from '../../schemas/crop-calendar.ts';

export const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** The steps of a month, 1 to 12, in their order. */
export function stepsIn<Step extends Pick<CalendarStep, 'months'>>(month: number, steps: readonly Step[]): Step[] {
  return steps.filter(({ months }) => months.includes(month));
}

/** The step that begins next after a month; a step without months cannot be it. */
export function nextStepAfter<Step extends Pick<CalendarStep, 'months'>>(
  month: number,
  steps: readonly Step[],
): Step | undefined {
  for (let ahead = 1; ahead <= 12; ahead += 1) {
    const candidate = ((month - 1 + ahead) % 12) + 1;
    const step = steps.find(({ months }) => months[0] === candidate);
    if (step) return step;
  }
  return undefined;
}

/** What a month brings: its steps, or, where it has none, the one that comes next. */
export function dueIn<Step extends Pick<CalendarStep, 'months'>>(
  month: number,
  steps: readonly Step[],
): { isAhead: boolean; due: Step[] } {
  const current = stepsIn(month, steps);
  if (current.length > 0) return { isAhead: false, due: current };
  return { isAhead: true, due: [nextStepAfter(month, steps)].filter((step) => step !== undefined) };
}
