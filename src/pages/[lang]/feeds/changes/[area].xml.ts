import type { APIRoute, GetStaticPaths } from 'astro';
import { type Address, staticPaths } from '../../../../content/addresses';
import { catalogue } from '../../../../content/catalogue';
import { changesFeed } from '../../../../content/changes-feed';
import { atomFeed } from '../../../../lib/atom-feed';

export const getStaticPaths = (() => staticPaths('changes-feed', catalogue)) satisfies GetStaticPaths;

/** What changed in one area or in all, for feed readers. */
export const GET: APIRoute<Address> = ({ props: { lang, id, path }, site }) =>
  new Response(atomFeed(changesFeed(id, lang, path, site)), {
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' },
  });
