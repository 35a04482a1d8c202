import { cropYearOn } from '../lib/crop-year-on.ts';
import { addDays, cropYearPeriod } from '../lib/indian-date.ts';
import type { CalendarStep, CropKind, KnownDates } from '../schemas/crop-calendar.ts';
import type { Office } from '../schemas/office.ts';

/** What a cultivator must hand over, and what is known of the payment: facts by kind, the yield first. */
export const YEAR_FACTS = {
  gum: ['gum-minimum-morphine', 'payment-on-the-spot', 'gum-price'],
  straw: ['straw-minimum-yield', 'straw-price'],
} as const satisfies Record<CropKind, string[]>;

/** The steps of a crop year in the words of one kind. */
export function stepsOf(kind: CropKind, steps: readonly CalendarStep[]): CalendarStep[] {
  return steps.map(({ straw, ...step }) => {
    if (kind === 'gum' || !straw) return step;
    const { title = step.title, months = step.months, when = step.when, duty = step.duty } = straw;
    const { pictures = step.pictures } = straw;
    return { ...step, title, months, when, duty, pictures, source: [...new Set([...step.source, ...straw.source])] };
  });
}

/** Dates of a step in past years: those of the office, else those of its unit. */
export function knownFor(
  { known = [] }: Pick<CalendarStep, 'known'>,
  office: Pick<Office, 'unit'> & { id: string },
  kind: CropKind,
): KnownDates[] {
  const ofKind = known.filter((dates) => (dates.kind ?? kind) === kind);
  const own = ofKind.filter(({ offices }) => offices?.includes(office.id));
  return own.length > 0 ? own : ofKind.filter(({ unit }) => unit === office.unit);
}

/** First and last day of a step in a crop year; nothing where no month is published. A step may begin before the crop year. */
export function daysOf(
  { months }: Pick<CalendarStep, 'months'>,
  cropYear: string,
): { from: string; until: string } | undefined {
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const { from } = cropYearPeriod(cropYear);
  const begins = Number(from.slice(0, 4));
  const lastYear = last >= Number(from.slice(5, 7)) ? begins : begins + 1;
  const firstYear = first > last ? lastYear - 1 : lastYear;
  const next = last === 12 ? `${lastYear + 1}-01-01` : `${lastYear}-${twoDigits(last + 1)}-01`;
  return { from: `${firstYear}-${twoDigits(first)}-01`, until: addDays(next, -1) };
}

/** The crop year whose steps are not all over on a day: the present one, or the next. */
export function openCropYear(day: string, steps: readonly Pick<CalendarStep, 'months'>[]): string {
  const present = cropYearOn(day);
  const isOver = steps.every((step) => (daysOf(step, present)?.until ?? '') < day);
  return isOver ? cropYearOn(addDays(cropYearPeriod(present).until, 1)) : present;
}

function twoDigits(month: number): string {
  return String(month).padStart(2, '0');
}
