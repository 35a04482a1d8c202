/** `npm run rollback [-- --to <folder>] [<id>]`: lets the release before the live one, or the named one, go live again. */
import { parseArgs } from 'node:util';
import { stopWith } from './release/messages.ts';
import { rollback } from './release/rollback.ts';

const { values, positionals } = parseArgs({
  options: { to: { type: 'string', default: 'releases' } },
  allowPositionals: true,
});

try {
  const { id, date } = rollback(values.to, positionals[0]);
  console.log(`Live now: ${id}, made ${date}. All releases: npm run releases`);
} catch (error) {
  stopWith(error, values.to);
}
