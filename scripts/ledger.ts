/**
 * `npm run ledger`: adds the addresses of the built site to the record of published addresses; a release does it by itself. Made-up entries
 * are never published, so they are left out. Nothing is ever removed.
 */
import { existsSync } from 'node:fs';
import { publishedAddresses } from '../server/addresses.ts';
import { LEDGER, readLedger, sorted } from '../src/addresses/ledger.ts';
import { load } from '../src/content/load.ts';
import { isOfSpecimen } from '../src/content/lost-addresses.ts';
import { writeWhole } from '../src/files/write-whole.ts';

if (!existsSync('dist/404.html')) {
  console.error('There is no built site yet. Run "npm run build" first.');
  process.exit(1);
}
const { catalogue } = await load('content');
const isMadeUp = isOfSpecimen(catalogue);
const known = readLedger();
const built = publishedAddresses('dist', catalogue.moved ?? []).filter((address) => !isMadeUp(address));
const all = sorted([...known, ...built]);
if (all.length > known.length) writeWhole(LEDGER, `${all.join('\n')}\n`);
console.log(`${LEDGER}: ${all.length} addresses, ${all.length - known.length} of them new.`);
