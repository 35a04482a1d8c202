import { extraPages } from '../src/content/extra-pages.ts';
import type { Catalogue } from '../src/content/load.ts';
import { addressKey, knownAddresses } from '../src/addresses/routes.ts';

/**
 * Every redirect there is, for web servers that go by lists: an address without its last slash, and where it leads in
 * every spelling but its own.
 */
export function redirectTable({
  substances,
  sheets,
  moved,
}: Pick<Catalogue, 'substances' | 'sheets' | 'moved'>): Map<string, string> {
  return new Map([
    ...knownAddresses(),
    ...extraPages({ substances, sheets }).map(({ path }): [string, string] => [addressKey(path), path]),
    ...moved.map(({ from, to }): [string, string] => [from.replace(/\/$/, ''), to]),
  ]);
}
