import type { Lang } from '../language/lang.ts';
import type { RegisterId } from '../schemas/registers.ts';

/** The feed of a register. @example feedPath('tenders', 'hi') // '/hi/feeds/tenders.xml' */
export function feedPath(register: RegisterId, lang: Lang): string {
  return `/${lang}/feeds/${register}.xml`;
}

/** The calendar file of a tender or an event. */
export function calendarPath(register: RegisterId, record: string, lang: Lang): string {
  return `/${lang}/calendar/${register}/${record}.ics`;
}
