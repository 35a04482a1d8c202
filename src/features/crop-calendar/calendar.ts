import type { CalendarStep } from '../../schemas/crop-calendar.ts';

export const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** The month of a day. */
export function monthOf(day: string): number {
  return Number(day.slice(5, 7));
}

type WithMonths = Pick<CalendarStep, 'months'>;

/** The numbers of the steps, in their order; what cultivators do without the bureau has none. */
export function numbersOf(steps: readonly Pick<CalendarStep, 'isOwnWork'>[]): (number | undefined)[] {
  let counted = 0;
  return steps.map(({ isOwnWork }) => (isOwnWork ? undefined : (counted += 1)));
}

/** The steps of a month, 1 to 12, in their order. */
export function stepsIn<Step extends WithMonths>(month: number, steps: readonly Step[]): Step[] {
  return steps.filter(({ months }) => months.includes(month));
}

/** The step that begins next after a month; a step without months cannot be it. */
export function nextStepAfter<Step extends WithMonths>(month: number, steps: readonly Step[]): Step | undefined {
  const monthsAhead = ({ months: [first = 0] }: Step) => (first - month + 11) % 12;
  const [next] = steps.filter(({ months }) => months.length > 0).toSorted((a, b) => monthsAhead(a) - monthsAhead(b));
  return next;
}

/** What a month brings: its steps, or, where it has none, the one that comes next. */
export function dueIn<Step extends WithMonths>(month: number, steps: readonly Step[]) {
  const current = stepsIn(month, steps);
  if (current.length > 0) return { isAhead: false, due: current };
  return { isAhead: true, due: [nextStepAfter(month, steps)].filter((step) => step !== undefined) };
}
