import { fill, formatDocumentDate } from '../../language/format';
import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import type { CalendarStep } from '../../schemas/crop-calendar';
import { dueIn } from './calendar';

/** The id of a step on the page with the calendar. */
export function anchorOf({ id }: CalendarStep): string {
  return `calendar-${id}`;
}

/** When a step comes, in words. */
export function timeOf({ months, when }: CalendarStep, lang: Lang): string {
  if (when) return when[lang];
  const names = months.map((month) => monthName(month, lang));
  const [from = '', to = ''] = [names[0], names.at(-1)];
  return from === to ? from : fill(translator(lang)('fact.range'), { from, to });
}

/** The same in a narrow place. */
export function shortTime(step: CalendarStep, lang: Lang): string {
  const names = step.months.map((month) => shortMonth(month, lang));
  return names.length === 0
    ? timeOf(step, lang)
    : [...new Set([names[0], names.at(-1)])].join(lang === 'en' ? '–' : ' – ');
}

/** What a month brings, and the words that introduce it. */
export function monthLine(month: number, steps: CalendarStep[], lang: Lang) {
  const { isAhead, due } = dueIn(month, steps);
  const key = isAhead ? 'calendar.none' : 'calendar.now';
  return { isAhead, due, words: fill(translator(lang)(key), { month: monthName(month, lang) }) };
}

/** A title without what it has in brackets. */
export function shortTitle({ title }: CalendarStep, lang: Lang): string {
  return title[lang].replace(/ \(.*\)$/, '');
}

/** A month as it fits into a narrow place; in Hindi the whole names do. */
export function shortMonth(month: number, lang: Lang): string {
  const name = monthName(month, lang);
  return lang === 'en' ? name.slice(0, 3) : name;
}

/** The name of a month; the year only serves to have a date. */
export function monthName(month: number, lang: Lang): string {
  return formatDocumentDate(`2024-${String(month).padStart(2, '0')}`, lang).replace(/ 2024$/, '');
}
