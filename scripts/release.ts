/**
 * `npm run release [-- --to <folder>]`: checks, builds and tests the site, copies it into a folder of its own, and lets it
 * go live in one step. Specimens are not in it, unless SPECIMENS=show is given. Whatever fails before that step leaves the
 * live site as it was. dist/ is only the workshop.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { everyPage } from '../src/addresses/routes.ts';
import { specimensWanted } from '../src/content/specimens.ts';
import { run } from './checks.ts';
import { megabytes, stopWith } from './release/messages.ts';
import { publish } from './release/publish.ts';
import { ReleaseError } from './release/release-error.ts';
import { releaseSteps } from './release/steps.ts';
import { tryOut } from './release/try-out.ts';

const { values } = parseArgs({ options: { to: { type: 'string', default: 'releases' } } });

try {
  const { id, files, bytes, commit, replaced } = await publish({
    folder: values.to,
    site: 'dist',
    commit: commitOf(),
    prepare,
    tryOut: (folder) =>
      tryOut(
        folder,
        everyPage().map(({ path }) => path),
      ),
  });
  console.log(`Live now: ${id}, ${files} files, ${megabytes(bytes)}, commit ${commit}.`);
  console.log(replaced ? `Before: ${replaced}. Go back with: npm run rollback` : 'It is the first release here.');
} catch (error) {
  stopWith(error, values.to);
}

async function prepare(): Promise<void> {
  const wanted = process.env['SPECIMENS'] === undefined ? undefined : specimensWanted();
  for (const { command, specimens } of releaseSteps(wanted))
    if (!(await run(command, { SPECIMENS: specimens })))
      throw new ReleaseError('Not in order. The lines above say what to mend.');
}

/** The state of the sources, marked when files were changed since. */
function commitOf(): string {
  const { stdout, status } = spawnSync(
    'git',
    ['describe', '--always', '--dirty=-changed', '--abbrev=12', '--exclude=*'],
    {
      encoding: 'utf8',
    },
  );
  return status === 0 ? stdout.trim() : 'unknown';
}
