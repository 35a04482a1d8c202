import type { APIRoute } from 'astro';
import { namesOfPeople } from '../addresses/names-of-people';
import { catalogue } from '../content/catalogue';

export const GET: APIRoute = ({ site }) => {
  const closed = namesOfPeople(catalogue.cultivatorLists).map((beginning) => `Disallow: ${beginning}\n`);
  return new Response(`User-agent: *\nAllow: /\n${closed.join('')}\nSitemap: ${new URL('/sitemap.xml', site).href}\n`);
};
