import type { APIRoute } from 'astro';
import { catalogue } from '../../content/catalogue';
import { drugsOf, QUANTITIES_TABLE } from '../../domain/drugs';
import { quantitiesOf, writeIndex } from '../../features/substances/substance-index';

/** All substances for the finder, in both languages. */
export const GET: APIRoute = () => {
  const quantities = catalogue.tables.get(QUANTITIES_TABLE);
  const index = writeIndex(catalogue.substances?.rows ?? [], quantitiesOf(quantities ? drugsOf(quantities) : []));
  return new Response(JSON.stringify(index), { headers: { 'Content-Type': 'application/json; charset=utf-8' } });
};
