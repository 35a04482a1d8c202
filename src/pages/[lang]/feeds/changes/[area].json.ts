import type { APIRoute, GetStaticPaths } from 'astro';
import { type Address, staticPaths } from '../../../../content/addresses';
import { catalogue } from '../../../../content/catalogue';
import { changesFeed } from '../../../../content/changes-feed';
import { JSON_FEED_TYPE, jsonFeed } from '../../../../lib/json-feed';

export const getStaticPaths = (() => staticPaths('changes-json-feed', catalogue)) satisfies GetStaticPaths;

/** The same as the Atom feed beside it, as a JSON Feed. */
export const GET: APIRoute<Address> = ({ props: { lang, id, path }, site }) =>
  new Response(jsonFeed(changesFeed(id, lang, path, site)), {
    headers: { 'Content-Type': `${JSON_FEED_TYPE}; charset=utf-8` },
  });
