import type { APIRoute, GetStaticPaths } from 'astro';
import { feedPath } from '../../../addresses/registers';
import { type Address, staticPaths } from '../../../content/addresses';
import { catalogue } from '../../../content/catalogue';
import { registerFeed } from '../../../content/register-feed';
import { atomFeed } from '../../../lib/atom-feed';
import { isRegisterId } from '../../../schemas/registers';

export const getStaticPaths = (() => staticPaths('feed', catalogue)) satisfies GetStaticPaths;

/** One feed for each register and language: the newest records, for feed readers. */
export const GET: APIRoute<Address> = ({ props: { lang, id } }) => {
  if (!isRegisterId(id)) throw new Error(`There is no register ${id}.`);
  const feed = registerFeed(id, lang, feedPath(id, lang), feedPath(id, lang));
  return new Response(atomFeed(feed), { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } });
};
