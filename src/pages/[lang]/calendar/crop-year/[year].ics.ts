import type { APIRoute, GetStaticPaths } from 'astro';
import { yearKey } from '../../../../addresses/my-crop-year';
import { type Address, cropYears, staticPaths } from '../../../../content/addresses';
import { catalogue } from '../../../../content/catalogue';
import { cropYearCalendar } from '../../../../content/crop-year-calendar';
import { buildDay } from '../../../../lib/build-moment';

export const getStaticPaths = (() => staticPaths('crop-year-calendar', catalogue)) satisfies GetStaticPaths;

/** The steps of a crop year as a calendar file, for each office and kind. */
export const GET: APIRoute<Address> = ({ props: { id, lang } }) => {
  const own = cropYears(catalogue.offices).find(({ office, kind }) => yearKey(office, kind) === id);
  if (!own) throw new Error(`There is no crop year “${id}”.`);
  return new Response(cropYearCalendar(own.office, own.kind, buildDay(), lang), {
    headers: { 'Content-Type': 'text/calendar; charset=utf-8' },
  });
};
