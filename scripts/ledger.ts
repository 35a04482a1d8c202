/** `npm run ledger`: adds the new addresses of the built site to the record of published addresses. It never removes one. */
import { existsSync, writeFileSync } from 'node:fs';
import { LEDGER, publishedAddresses, readLedger, sorted } from '../server/addresses.ts';
import { complete, load } from '../src/content/load.ts';

if (!existsSync('dist/404.html')) {
  console.error('There is no built site yet. Run "npm run build" first.');
  process.exit(1);
}
const catalogue = complete(await load('content'));
const known = existsSync(LEDGER) ? readLedger() : [];
const all = sorted([...known, ...publishedAddresses('dist', catalogue.moved)]);
writeFileSync(LEDGER, `${all.join('\n')}\n`);
console.log(`${LEDGER}: ${all.length} addresses, ${all.length - known.length} of them new.`);
