import type { APIRoute, GetStaticPaths } from 'astro';
import { type Address, staticPaths } from '../../../../content/addresses';
import { calendarOf, calendarRecords } from '../../../../content/calendar';
import { catalogue } from '../../../../content/catalogue';

export const getStaticPaths = (() => staticPaths('calendar', catalogue)) satisfies GetStaticPaths;

/** One calendar file for each tender and event, in each language. */
export const GET: APIRoute<Address> = ({ props: { id, lang, params } }) => {
  const record = calendarRecords.find((each) => each.id === id && each.register === params['register']);
  if (!record) throw new Error(`There is no record ${id}.`);
  return new Response(calendarOf(record, lang), { headers: { 'Content-Type': 'text/calendar; charset=utf-8' } });
};
