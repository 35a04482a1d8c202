import type { APIRoute, GetStaticPaths } from 'astro';
import { type Address, staticPaths } from '../../../../content/addresses';
import { catalogue } from '../../../../content/catalogue';
import { cropYearCalendar } from '../../../../content/crop-year-calendar';
import { buildDay } from '../../../../lib/build-moment';
import type { CropKind } from '../../../../schemas/crop-calendar';

export const getStaticPaths = (() => staticPaths('crop-year-calendar', catalogue)) satisfies GetStaticPaths;

/** The steps of a crop year as a calendar file, for each office and kind. */
export const GET: APIRoute<Address> = ({ props: { id, lang } }) => {
  const [office = '', kind] = id.split('/') as [string, CropKind];
  return new Response(cropYearCalendar(office, kind, buildDay(), lang), {
    headers: { 'Content-Type': 'text/calendar; charset=utf-8' },
  });
};
