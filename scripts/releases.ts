/** `npm run releases [-- --to <folder>]`: lists the releases that are kept, the newest first, and which one is live. */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { megabytes } from './release/messages.ts';
import { liveId, readReleases } from './release/releases.ts';

const { values } = parseArgs({ options: { to: { type: 'string', default: 'releases' } } });

const releases = existsSync(values.to) ? readReleases(values.to).toReversed() : [];
const live = liveId(values.to);
for (const { id, date, bytes, commit } of releases)
  console.log(
    [id, date.slice(0, 16).replace('T', ' '), megabytes(bytes), commit, id === live ? 'live' : ''].join('  '),
  );
if (releases.length === 0) console.log(`There are no releases in ${values.to}. Make one with: npm run release`);
else console.log('Go back with: npm run rollback, or npm run rollback -- <id>');
