/**
 * `npm run release [-- --to <folder>] [--quick]`: checks, builds and tests the site, copies it into a folder of its own, and lets it
 * go live in one step. With --quick it runs the tests of `npm test` instead of the large matrix: enough where only content changed. Specimens are not in it, unless SPECIMENS=show is given. Whatever fails before that step leaves the
 * live site as it was. dist/ is only the workshop.
 */
import { parseArgs } from 'node:util';
import { everyPageOut } from '../src/content/pages-out.ts';
import { specimensWanted } from '../src/content/specimens.ts';
import { buildMoment } from '../src/lib/build-moment.ts';
import { run } from './checks.ts';
import { commitOf } from './release/commit.ts';
import { megabytes, stopWith } from './release/messages.ts';
import { publish } from './release/publish.ts';
import { ReleaseError } from './release/release-error.ts';
import { releaseSteps } from './release/steps.ts';
import { tryOut } from './release/try-out.ts';

const { values } = parseArgs({
  options: { to: { type: 'string', default: 'releases' }, quick: { type: 'boolean', default: false } },
});

/** Set anew for each program: the tests take their time. */
let builtFor = buildMoment();

try {
  const { id, files, bytes, commit, replaced } = await publish({
    folder: values.to,
    site: 'dist',
    commit: commitOf(),
    builtFor: () => builtFor,
    prepare,
    tryOut: (folder) =>
      tryOut(
        folder,
        everyPageOut().map(({ path }) => path),
      ),
  });
  console.log(`Live now: ${id}, ${files} files, ${megabytes(bytes)}, commit ${commit}.`);
  console.log(replaced ? `Before: ${replaced}. Go back with: npm run rollback` : 'It is the first release here.');
} catch (error) {
  stopWith(error, values.to);
}

async function prepare(): Promise<void> {
  const wanted = process.env['SPECIMENS'] === undefined ? undefined : specimensWanted();
  for (const { command, specimens } of releaseSteps(wanted, values.quick)) {
    builtFor = buildMoment();
    if (!(await run(command, { SPECIMENS: specimens, BUILD_MOMENT: builtFor })))
      throw new ReleaseError('Not in order. The lines above say what to mend.');
  }
}
