import type { Lang, Localized } from './lang.ts';

// Made when first asked for: on a cheap phone each takes longer than all the rest of a tool.
const dateFormats: Partial<Localized<Intl.DateTimeFormat>> = {};
let monthFirst: Intl.DateTimeFormat | undefined;
const numberFormats: Partial<Localized<Intl.NumberFormat>> = {};

/**
 * A calendar date as readers write it.
 * @example formatDate('2025-11-04', 'hi') // '4 नवंबर 2025'
 */
export function formatDate(isoDate: string, lang: Lang): string {
  // Intl writes फ़रवरी with a dot and अक्टूबर; our Hindi has फरवरी and अक्तूबर.
  const format = (dateFormats[lang] ??= new Intl.DateTimeFormat(lang === 'hi' ? 'hi-IN-u-nu-latn' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'UTC',
  }));
  const text = format.format(parseIsoDate(isoDate)).normalize('NFD').replace('\u093C', '').normalize('NFC');
  return text.replace('अक्टूबर', 'अक्तूबर');
}

/**
 * A date in the month-first form of the bureau's "Last Updated" line.
 * @example formatDateMonthFirst('2025-11-04', 'en') // 'November 4, 2025'
 */
export function formatDateMonthFirst(isoDate: string, lang: Lang): string {
  if (lang === 'hi') return formatDate(isoDate, lang);
  monthFirst ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return monthFirst.format(parseIsoDate(isoDate));
}

/** Keeps a figure with what belongs to it: "Rs. 10", "1 lakh", "5 kg", "No. 1", "10 रुपये". */
export function unbroken(text: string): string {
  return text.replaceAll(/(?<=Rs\.|No\.) (?=\d)|(?<=\d) (?=रुपये|लाख|lakh\b|k?g\b)/g, '\u00A0');
}

/**
 * A number in Indian grouping with the digits 0 to 9.
 * @example formatNumber(100000, 'hi') // '1,00,000'
 */
export function formatNumber(value: number, lang: Lang): string {
  if (Number.isInteger(value) && Math.abs(value) < 1000) return String(value);
  return (numberFormats[lang] ??= new Intl.NumberFormat(`${lang}-IN-u-nu-latn`)).format(value);
}

/**
 * A date as exactly as it is known: a day, a month or a year.
 * @example formatDocumentDate('2015-05', 'hi') // 'मई 2015'
 */
export function formatDocumentDate(date: string, lang: Lang): string {
  if (date.length === 10) return formatDate(date, lang);
  if (date.length === 4) return date;
  // The first of the month, without its day.
  return formatDate(`${date}-01`, lang).replace(/^1 /, '');
}

/**
 * A moment in Indian time.
 * @example formatMoment('2026-12-01T15:00', 'en') // '1 December 2026, 15:00'
 */
export function formatMoment(moment: string, lang: Lang): string {
  const [day = '', time = ''] = moment.split('T');
  return `${formatDate(day, lang)}, ${time}`;
}

/** A day, or a moment of it in Indian time. @example formatDayOrMoment('2027-06-26', 'en') // '26 June 2027' */
export function formatDayOrMoment(at: string, lang: Lang): string {
  return at.includes('T') ? formatMoment(at, lang) : formatDate(at, lang);
}

/** Names one after the other, with “and” before the last. @example listWords(['15', '17', '18'], 'hi') // '15, 17 और 18' */
export function listWords(names: readonly string[], lang: Lang): string {
  // Intl puts a comma before “and”, in Hindi too.
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${lang === 'hi' ? 'और' : 'and'} ${last}`;
}

/** Puts values into the places of a text. @example fill('{from} to {to}', { from: '1', to: '2' }) // '1 to 2' */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/** Reads `yyyy-mm-dd` as a calendar day without a time zone; anything else is an error. */
export function parseIsoDate(isoDate: string): Date {
  const date = new Date(`${isoDate}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(isoDate) || Number.isNaN(date.getTime()) || !date.toISOString().startsWith(isoDate)) {
    throw new Error(`"${isoDate}" is not a date. Write year-month-day, for example '2025-11-04'.`);
  }
  return date;
}

/** What ends a sentence. */
export function fullStop(lang: Lang): string {
  return lang === 'hi' ? '।' : '.';
}

/** Words as a sentence of their own. After a digit a danda is easily read as one more. */
export function sentence(words: string, lang: Lang): string {
  return words + (/\d$/.test(words) ? '.' : fullStop(lang));
}
