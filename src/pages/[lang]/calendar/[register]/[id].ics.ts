import type { APIRoute, GetStaticPaths } from 'astro';
import { calendarOf, calendarRecords } from '../../../../content/calendar';
import { LANGS, type Lang } from '../../../../language/lang';
import type { RecordOf } from '../../../../schemas/record';

export const getStaticPaths = (() =>
  calendarRecords.flatMap((record) =>
    LANGS.map((lang) => ({ params: { lang, register: record.register, id: record.id }, props: { record } })),
  )) satisfies GetStaticPaths;

/** One calendar file for each tender and event, in each language. */
export const GET: APIRoute<{ record: RecordOf<'tenders' | 'events'> }> = ({ params, props }) =>
  new Response(calendarOf(props.record, params['lang'] as Lang), {
    headers: { 'Content-Type': 'text/calendar; charset=utf-8' },
  });
