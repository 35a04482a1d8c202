import type { APIRoute } from 'astro';
import { type Address, staticPaths } from '../../../../content/addresses';
import { catalogue } from '../../../../content/catalogue';
import { keptFile } from '../../../../content/datasets/open-file';

export function getStaticPaths() {
  return staticPaths('data-version', catalogue);
}

/** The values of a dataset as they were published on a day. */
export const GET: APIRoute<Address> = ({ props: { id, lang } }) => new Response(keptFile(id, lang));
