import { type Lang, LOCALES } from './lang.ts';

const dateFormats = {
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }),
  hi: new Intl.DateTimeFormat('hi-IN-u-nu-latn', { dateStyle: 'long', timeZone: 'UTC' }),
};

/**
 * A calendar date as readers write it.
 * @example formatDate('2025-11-04', 'hi') // '4 नवंबर 2025'
 */
export function formatDate(isoDate: string, lang: Lang): string {
  // Intl writes फ़रवरी with a dot; our Hindi leaves it out.
  return dateFormats[lang].format(parseIsoDate(isoDate)).normalize('NFD').replace('\u093C', '').normalize('NFC');
}

/**
 * A date in the month-first form of the bureau's "Last Updated" line.
 * @example formatDateMonthFirst('2025-11-04', 'en') // 'November 4, 2025'
 */
export function formatDateMonthFirst(isoDate: string, lang: Lang): string {
  if (lang === 'hi') return formatDate(isoDate, lang);
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(parseIsoDate(isoDate));
}

/**
 * A number in Indian grouping with the digits 0 to 9.
 * @example formatNumber(100000, 'hi') // '1,00,000'
 */
export function formatNumber(value: number, lang: Lang): string {
  return new Intl.NumberFormat(`${LOCALES[lang]}-u-nu-latn`).format(value);
}

/** Reads `yyyy-mm-dd` as a calendar day without a time zone; anything else is an error. */
export function parseIsoDate(isoDate: string): Date {
  const date = new Date(`${isoDate}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(isoDate) || Number.isNaN(date.getTime()) || !date.toISOString().startsWith(isoDate)) {
    throw new Error(`"${isoDate}" is not a date. Write year-month-day, for example '2025-11-04'.`);
  }
  return date;
}
