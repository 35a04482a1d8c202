/**
 * `npm run release [-- --to <folder>]`: checks, builds and tests the site, copies it into a folder of its own, and lets it
 * go live in one step. Whatever fails before that step leaves the live site as it was. dist/ is only the workshop.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { everyPage } from '../src/addresses/routes.ts';
import { run, SOURCE_CHECKS } from './checks.ts';
import { megabytes, stopWith } from './release/messages.ts';
import { publish } from './release/publish.ts';
import { ReleaseError } from './release/release-error.ts';
import { tryOut } from './release/try-out.ts';

const TESTS = ['tests/site', 'tests/content', 'tests/deploy', 'server'];

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

function prepare(): void {
  const steps = [
    ...SOURCE_CHECKS,
    { name: 'build', command: ['scripts/build.ts', '--frozen'] },
    { name: 'tests without a browser', command: ['node_modules/vitest/vitest.mjs', 'run', ...TESTS] },
  ];
  for (const { name, command } of steps)
    if (!run(command)) throw new ReleaseError(`Not in order: ${name}. The lines above say what to mend.`);
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
