import type { Catalogue } from '../src/catalogue/load.ts';
import { sheetPages } from '../src/features/sheets/sheet.ts';
import { letterPages } from '../src/features/substances/letters.ts';
import { addressKey, knownAddresses } from '../src/routes.ts';

/**
 * Every redirect there is, for web servers that go by lists: an address without its last slash, and where it leads in
 * every spelling but its own.
 */
export function redirectTable({
  substances,
  sheets,
  moved,
}: Pick<Catalogue, 'substances' | 'sheets' | 'moved'>): Map<string, string> {
  const pagesBelow = [...letterPages(substances?.rows ?? []), ...sheetPages(sheets)];
  return new Map([
    ...knownAddresses(),
    ...pagesBelow.map(({ path }): [string, string] => [addressKey(path), path]),
    ...moved.map(({ from, to }): [string, string] => [from.replace(/\/$/, ''), to]),
  ]);
}
