import { DAYS_AHEAD, noticeTime } from '../domain/notices.ts';
import { periodOf } from '../domain/register-records.ts';
import { closingOf } from '../domain/tenders.ts';
import type { Localized } from '../language/lang.ts';
import { addDays, addMonths } from '../lib/indian-date.ts';
import { beginOf, endOf, type PublishedTime } from '../lib/published-time.ts';
import { lastDay } from '../lib/span.ts';
import type { RegisterRecord } from '../schemas/record.ts';
import type { Table } from '../schemas/table.ts';
import type { Catalogue } from './load.ts';

/** What the clock alone does to the site. */
export const DUE_KINDS = {
  appears: { en: 'appears', hi: 'वेबसाइट पर आएगा' },
  goes: { en: 'goes', hi: 'वेबसाइट से हटेगा' },
  'notice-written': {
    en: 'notice is put into the pages, hidden until its time',
    hi: 'सूचना पृष्ठों में रखी जाएगी, समय तक छिपी रहेगी',
  },
  'notice-begins': { en: 'notice begins', hi: 'सूचना दिखने लगेगी' },
  'notice-ends': { en: 'notice ends', hi: 'सूचना समाप्त होगी' },
  'tender-closes': { en: 'tender closes and moves to the archive', hi: 'निविदा बंद होकर पुरानी निविदाओं में जाएगी' },
  begins: { en: 'begins to hold', hi: 'लागू होगा' },
  ends: { en: 'is over', hi: 'समाप्त होगा' },
  month: { en: 'a new month of the crop calendar', hi: 'फसल कैलेंडर का नया महीना' },
  review: { en: 'page must be read through again', hi: 'पृष्ठ को फिर से पढ़ना होगा' },
} as const satisfies Record<string, Localized>;
export type DueKind = keyof typeof DUE_KINDS;

/** What somebody must do by hand: a new build changes nothing about it. */
const BY_HAND: DueKind[] = ['review'];

/** One thing that the clock does. */
export interface Due {
  /** From this moment of Indian time on, `yyyy-mm-ddThh:mm`. */
  at: string;
  kind: DueKind;
  /** File in `content/`. */
  file: string;
  title: Localized;
}

/** Everything the clock does after one moment and up to another, the earliest first. */
export function dueBetween(catalogue: Catalogue, after: string, upTo: string): Due[] {
  return [
    ...[...catalogue.registers.values()].flat().flatMap(dueOfRecord),
    ...catalogue.pages.filter(({ lang }) => lang === 'en').flatMap(({ id }) => dueOfPage(catalogue, id)),
    ...dueOfNotices(catalogue),
    ...[...catalogue.tables.values()].flatMap(dueOfTable),
    ...monthsBetween(after, upTo),
  ]
    .filter(({ at }) => after < at && at <= upTo)
    .toSorted((a, b) => a.at.localeCompare(b.at) || a.file.localeCompare(b.file));
}

/** Whether the site has to be built again for it. */
export function needsBuild({ kind }: Due): boolean {
  return !BY_HAND.includes(kind);
}

function timesOf({ publishFrom, publishUntil }: PublishedTime): Pick<Due, 'at' | 'kind'>[] {
  return [
    ...(publishFrom === undefined ? [] : [{ at: beginOf(publishFrom), kind: 'appears' as const }]),
    ...(publishUntil === undefined ? [] : [{ at: endOf(publishUntil), kind: 'goes' as const }]),
  ];
}

function dueOfRecord(record: RegisterRecord): Due[] {
  const { register, id, title } = record;
  const period = periodOf(record);
  const all: Pick<Due, 'at' | 'kind'>[] = timesOf(record);
  if (record.register === 'tenders') all.push({ at: closingOf(record), kind: 'tender-closes' });
  if (period?.from !== undefined) all.push({ at: beginOf(period.from), kind: 'begins' });
  if (period) all.push({ at: endOf(period.until), kind: 'ends' });
  return all.map((due) => ({ ...due, file: `content/registers/${register}/${id}.yaml`, title }));
}

function dueOfPage({ pages, site }: Catalogue, id: string): Due[] {
  const [en, hi] = (['en', 'hi'] as const).map(
    (lang) => pages.find((page) => page.id === id && page.lang === lang)?.meta,
  );
  if (!en) return [];
  // On that very day it may still be read.
  const review = `${addDays(addMonths(en.reviewed, site.reviewMonths), 1)}T00:00`;
  return [...timesOf(en), { at: review, kind: 'review' as const }].map((due) => ({
    ...due,
    file: `content/pages/${id}`,
    title: { en: en.title, hi: hi?.title ?? en.title },
  }));
}

/** Rows of law begin and end. */
function dueOfTable({ id, caption, rows, everyRow = rows }: Table): Due[] {
  const all = everyRow.flatMap(({ from, until }): Pick<Due, 'at' | 'kind'>[] => [
    ...(from === undefined ? [] : [{ at: beginOf(lastDay(from)), kind: 'begins' as const }]),
    ...(until === undefined ? [] : [{ at: endOf(until), kind: 'ends' as const }]),
  ]);
  const once = new Map(all.map((due) => [JSON.stringify(due), due]));
  return [...once.values()].map((due) => ({ ...due, file: `content/tables/${id}.csv`, title: caption }));
}

function dueOfNotices({ notices }: Catalogue): Due[] {
  return notices.flatMap((notice) => {
    const { from, until } = noticeTime(notice);
    const written = `${addDays(from.slice(0, 10), -DAYS_AHEAD)}${from.slice(10)}`;
    const times: [DueKind, string][] = [
      ['notice-written', written],
      ['notice-begins', from],
      ['notice-ends', until],
    ];
    return times.map(([kind, at]) => ({ at, kind, file: 'content/notices.yaml', title: notice.title }));
  });
}

/** The crop calendar shows its month; the crop year begins with that of 1 October. */
function monthsBetween(after: string, upTo: string): Due[] {
  const months: Due[] = [];
  for (
    let day = `${addMonths(after.slice(0, 10), 1).slice(0, 7)}-01`;
    `${day}T00:00` <= upTo;
    day = addMonths(day, 1)
  ) {
    const [year = 0, month] = day.split('-').map(Number);
    const cropYear = month === 10 ? `${year}-${String((year + 1) % 100).padStart(2, '0')}` : undefined;
    months.push({
      at: `${day}T00:00`,
      kind: 'month',
      file: 'content/crop-calendar.yaml',
      title: cropYear
        ? { en: `Crop year ${cropYear} begins`, hi: `फसल वर्ष ${cropYear} आरंभ` }
        : { en: day.slice(0, 7), hi: day.slice(0, 7) },
    });
  }
  return months;
}
