import type { APIRoute } from 'astro';
import { type Address, staticPaths } from '../../../content/addresses';
import { catalogue } from '../../../content/catalogue';
import { openFile } from '../../../content/datasets/open-file';

export function getStaticPaths() {
  return staticPaths('data-file', catalogue);
}

/** The newest values of every table, what their fields hold, and the package of all of them. */
export const GET: APIRoute<Address> = ({ props: { id, lang } }) => new Response(openFile(id, lang));
