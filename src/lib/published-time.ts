import { addDays } from './indian-date.ts';

/** When something is on the site: days or moments of Indian time. A day as the end is still whole on the site. */
export interface PublishedTime {
  publishFrom?: string | undefined;
  publishUntil?: string | undefined;
}

/** The first moment of a day or moment. @example beginOf('2026-12-01') // '2026-12-01T00:00' */
export function beginOf(dayOrMoment: string): string {
  return dayOrMoment.includes('T') ? dayOrMoment : `${dayOrMoment}T00:00`;
}

/** The first moment after a day, or the moment itself. @example endOf('2028-02-28') // '2028-02-29T00:00' */
export function endOf(dayOrMoment: string): string {
  return dayOrMoment.includes('T') ? dayOrMoment : `${addDays(dayOrMoment, 1)}T00:00`;
}

/** Its state at a moment of Indian time, `yyyy-mm-ddThh:mm`: from its first minute on it is out, at its end it is over. */
export function timeStateAt({ publishFrom, publishUntil }: PublishedTime, moment: string): 'coming' | 'out' | 'over' {
  if (publishFrom !== undefined && moment < beginOf(publishFrom)) return 'coming';
  return publishUntil !== undefined && endOf(publishUntil) <= moment ? 'over' : 'out';
}

/** Whether it is on the site at a moment. */
export function isOutAt(time: PublishedTime, moment: string): boolean {
  return timeStateAt(time, moment) === 'out';
}

/** Whether it would end before it begins, or with its first minute. */
export function endsBeforeItBegins({ publishFrom, publishUntil }: PublishedTime): boolean {
  return publishFrom !== undefined && publishUntil !== undefined && endOf(publishUntil) <= beginOf(publishFrom);
}
