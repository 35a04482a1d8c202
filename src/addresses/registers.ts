import type { Lang } from '../language/lang.ts';
import type { RegisterId } from '../schemas/registers.ts';
import { addressOf } from './site-plan.ts';

/** The feed of a register. @example feedPath('tenders', 'hi') // '/hi/feeds/tenders.xml' */
export function feedPath(register: RegisterId, lang: Lang): string {
  return `/${lang}/feeds/${register}.xml`;
}

/** The same feed as a JSON Feed. */
export function jsonFeedPath(register: RegisterId, lang: Lang): string {
  return `/${lang}/feeds/${register}.json`;
}

/** The calendar file of a tender or an event. */
export function calendarPath(register: RegisterId, record: string, lang: Lang): string {
  return `/${lang}/calendar/${register}/${record}.ics`;
}

/** The page of one record. @example recordPath('tenders', 'vehicles', 'hi') // '/hi/records/tenders/vehicles/' */
export function recordPath(register: RegisterId, record: string, lang: Lang): string {
  return `/${lang}/records/${register}/${record}/`;
}

/**
 * A page with the records of one year of a long list; `year` is `undated` for those without a date.
 * @example olderPath('opium/Policy', '2003', 2, 'en') // '/en/opium/Policy/2003/2/'
 */
export function olderPath(route: string, year: string, page: number, lang: Lang): string {
  return `/${lang}/${addressOf(route)}/${year}/${page > 1 ? `${page}/` : ''}`;
}

/** All rows of a long list, for the filter. @example rowsPath('opium/Policy', 'en') // '/en/data/rows-opium-Policy.html' */
export function rowsPath(route: string, lang: Lang): string {
  return `/${lang}/data/${rowsName(route)}.html`;
}

export function rowsName(route: string): string {
  return `rows-${route.replace('/', '-')}`;
}
