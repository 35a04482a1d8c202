import { everyHtmlPage } from '../src/content/addresses.ts';
import type { Catalogue } from '../src/content/load.ts';
import { addressKey, knownAddresses } from '../src/addresses/routes.ts';

/**
 * Every redirect there is, for web servers that go by lists: an address without its last slash, and where it leads in
 * every spelling but its own.
 */
export function redirectTable(
  catalogue: Pick<Catalogue, 'substances' | 'sheets' | 'registers' | 'moved'>,
): Map<string, string> {
  return new Map([
    ...knownAddresses(),
    ...everyHtmlPage(catalogue).map(({ path }): [string, string] => [addressKey(path), path]),
    ...catalogue.moved.map(({ from, to }): [string, string] => [from.replace(/\/$/, ''), to]),
  ]);
}
