import { fill, formatDocumentDate } from '../../language/format';
import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import type { CalendarStep } from '../../schemas/crop-calendar';

/** The id of a step on the page with the calendar. */
export function anchorOf({ id }: CalendarStep): string {
  return `calendar-${id}`;
}

/** When a step comes, in words. */
export function timeOf({ months, when }: CalendarStep, lang: Lang): string {
  if (when) return when[lang];
  const [from = '', to = ''] = [months[0]!, months.at(-1)!].map((month) => monthName(month, lang));
  return from === to ? from : fill(translator(lang)('fact.range'), { from, to });
}

/** The name of a month; the year only serves to have a date. */
export function monthName(month: number, lang: Lang): string {
  return formatDocumentDate(`2024-${String(month).padStart(2, '0')}`, lang).replace(/ 2024$/, '');
}
