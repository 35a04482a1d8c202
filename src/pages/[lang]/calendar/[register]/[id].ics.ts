import type { APIRoute, GetStaticPaths } from 'astro';
import { calendarOf, calendarRecords } from '../../../../content/calendar';
import { LANGS, type Lang } from '../../../../language/lang';

type CalendarRecord = (typeof calendarRecords)[number];

export const getStaticPaths = (() =>
  calendarRecords.flatMap((record) =>
    LANGS.map((lang) => ({ params: { lang, register: record.register, id: record.id }, props: { lang, record } })),
  )) satisfies GetStaticPaths;

/** One calendar file for each tender and event, in each language. */
export const GET: APIRoute<{ lang: Lang; record: CalendarRecord }> = ({ props: { lang, record } }) =>
  new Response(calendarOf(record, lang), { headers: { 'Content-Type': 'text/calendar; charset=utf-8' } });
