import type { APIRoute, GetStaticPaths } from 'astro';
import { feedPath, jsonFeedPath } from '../../../addresses/registers';
import { type Address, staticPaths } from '../../../content/addresses';
import { catalogue } from '../../../content/catalogue';
import { registerFeed } from '../../../content/register-feed';
import { jsonFeed } from '../../../lib/json-feed';
import { isRegisterId } from '../../../schemas/registers';

export const getStaticPaths = (() => staticPaths('json-feed', catalogue)) satisfies GetStaticPaths;

/** One feed for each register and language: the newest records, for feed readers that prefer JSON. */
export const GET: APIRoute<Address> = ({ props: { lang, id } }) => {
  if (!isRegisterId(id)) throw new Error(`There is no register ${id}.`);
  const feed = registerFeed(id, lang, jsonFeedPath(id, lang), feedPath(id, lang));
  return new Response(jsonFeed(feed), { headers: { 'Content-Type': 'application/feed+json' } });
};
