import { addressesOf, type AddressedContent, type AddressKind, everyHtmlPage } from '../src/content/addresses.ts';
import type { Catalogue } from '../src/content/load.ts';
import { addressKey, legacyRedirects } from '../src/addresses/routes.ts';
import { shortRedirects } from '../src/addresses/short.ts';
import { hasTextVersion, textPath } from '../src/addresses/text-version.ts';

/** Pages of records, substances, years in a list, lists of cultivators, crop years and pictures: too many for a list, and new ones come with every record. Only their last slash is added. */
const MANY: AddressKind[] = ['record', 'older', 'picture', 'substance', 'list', 'crop-year'];

/**
 * Every redirect there is, for web servers that go by lists: an address without its last slash, and where it leads in
 * every spelling but its own.
 */
export function redirectTable(catalogue: AddressedContent & Pick<Catalogue, 'moved'>): Map<string, string> {
  return new Map([
    ...legacyRedirects(),
    ...shortRedirects(addressesOf('page', catalogue), catalogue.moved),
    ...everyHtmlPage(catalogue)
      .filter(({ kind }) => !MANY.includes(kind))
      .map(({ path }): [string, string] => [addressKey(path), path]),
    ...catalogue.moved.map(({ from, to }): [string, string] => [from.replace(/\/$/, ''), to]),
    ...catalogue.moved.flatMap(({ from, to }): [string, string][] =>
      from.endsWith('/') && to.endsWith('/') && hasTextVersion(to) ? [[textPath(from), textPath(to)]] : [],
    ),
  ]);
}
