import { legacyRedirects } from '../src/addresses/routes.ts';
import { TEXT_VERSIONS } from '../src/addresses/text-version.ts';
import { sorted } from '../src/addresses/ledger.ts';
import { filesBelow } from './files-below.ts';

/** Files that only our own pages ask for, or that only web servers read: nobody else has their address. */
const INNER: RegExp[] = [
  /\.(br|gz)$/,
  /^\/_(headers|redirects)$/,
  /^\/404\.html$/,
  /^\/(_astro|share)\//, // the name changes with the content
  TEXT_VERSIONS, // each goes with its page, wherever that moves
  /^\/data\//,
  /^\/(en|hi)\/data\/(rows-[\w-]+|[a-z\d-]+\/rows)\.html$/,
  /^\/(en|hi)\/data\/(search|search-[\w-]+\.\w+|pack-[\w-]+|cultivators\/.*)\.json$/,
];

/** Every address that readers, search engines and other sites may keep: those of the built site, and the old ones. */
export function publishedAddresses(folder: string, moved: readonly { from: string }[]): string[] {
  const files = filesBelow(folder)
    .filter(({ entry }) => entry.isFile())
    .map(({ name }) => `/${name}`)
    .filter((address) => !INNER.some((inner) => inner.test(address)))
    .map((address) => address.replace(/\/index\.html$/, '/'));
  const old = [...legacyRedirects().map(([from]) => from), ...moved.map(({ from }) => from)];
  return sorted([...files, ...old]);
}
