/**
 * `npm run release [-- --to <folder>]`: checks, builds and tests the site, copies it into a folder of its own, and lets it
 * go live in one step. Specimens are not in it, unless SPECIMENS=show is given. Whatever fails before that step leaves the live site as it was. dist/ is only the workshop.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { everyPage } from '../src/addresses/routes.ts';
import { run } from './checks.ts';
import { megabytes, stopWith } from './release/messages.ts';
import { publish } from './release/publish.ts';
import { ReleaseError } from './release/release-error.ts';
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

/**
 * Builds dist/ and looks at it in every state: what goes live has passed the large matrix. Tools are tried with specimens, and the site
 * without them has tests of its own; then it is built once more as it goes live.
 */
async function prepare(): Promise<void> {
  const steps = [
    { command: ['scripts/test.ts', '--all'], specimens: 'show' },
    { command: ['scripts/build.ts', '--frozen'], specimens: process.env['SPECIMENS'] ?? 'hide' },
  ];
  for (const { command, specimens } of steps)
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
