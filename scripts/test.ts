/**
 * `npm test`: runs every check and ends with one line, "N passed, N failed". A check that fails does not stop the others,
 * except the build: without a built site there is nothing more to look at. `npm run test:all` (`--all`) is the large matrix:
 * every page in every state, every scenario in both languages, a second build.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildMoment } from '../src/lib/build-moment.ts';
import { BUILD_COMMAND } from './build-command.ts';
import { brotliModule, nginxProgram } from './nginx-program.ts';
import { type Check, run, SOURCE_CHECKS, TYPE_CHECK } from './checks.ts';
import { browserCounts, type Counts, unitCounts } from './test-reports.ts';

const isAll = process.argv.includes('--all');
const REPORTS = 'test-results/reports';
const BUILD: Check = {
  name: 'build',
  command: [...BUILD_COMMAND, '--frozen', ...(isAll ? [] : ['--quick'])],
};
const SECOND_BUILD: Check = { name: 'second build', command: ['tests/same-bytes/same-bytes.ts'] };
const DEV_SERVER: Check = {
  name: 'development server',
  command: ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/dev/vitest.config.ts', '--root', '.'],
};
/** The build has generated the types of the content. */
const TYPES_OF_BUILT: Check = isAll
  ? { ...TYPE_CHECK, command: [...TYPE_CHECK.command, '--noSync'] }
  : { name: 'types', command: ['scripts/check-types.ts'] };
const UNIT_REPORT = `${REPORTS}/vitest.json`;
const UNIT_TESTS: Check = {
  name: 'tests without a browser',
  command: [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${UNIT_REPORT}`,
  ],
};
const BROWSER_REPORT = `${REPORTS}/playwright.json`;
const BROWSER_TESTS: Check = {
  name: 'tests in the browser',
  command: ['node_modules/@playwright/test/cli.js', 'test', '--reporter=dot,json'],
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: BROWSER_REPORT },
  yields: true,
};
const DESK_REPORT = `${REPORTS}/desk.json`;
const DESK_TESTS: Check = {
  name: 'tests of the desk',
  command: [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config=tests/desk/playwright.config.ts',
    '--reporter=dot,json',
  ],
  // Else it would be put beside the settings of these tests.
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: resolve(DESK_REPORT) },
};

/** A release of changed content is also built without specimens, as it goes live, and looked at. */
const isRelease = isAll || process.argv.includes('--release');
let passed = 0;
let failed = 0;
let skipped = 0;

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
// Everything below builds, and looks at the site, as of one moment.
process.env['BUILD_MOMENT'] = buildMoment();
// Notices come and go; the pages are measured without them.
process.env['NOTICES'] = 'hide';
process.env['TEST_ALL'] = isAll ? 'yes' : 'no';
process.env['TEST_RELEASE'] = isRelease ? 'yes' : 'no';

// What needs no built site runs beside the build, which checks the content; all else begins as soon as there is a site, so that both cores are
// busy to the end: the tests in the browser, which keep two of them busy, give way to the others and end last.
const noBuild = new AbortController();
const build = runCheck(BUILD).then((isBuilt) => {
  if (!isBuilt) noBuild.abort();
  return isBuilt;
});
const inBrowser = build.then((isBuilt) => isBuilt && runCheck(BROWSER_TESTS, () => browserCounts(BROWSER_REPORT)));
await inTurn(SOURCE_CHECKS);
const ofDesk = runCheck(DESK_TESTS, () => browserCounts(DESK_REPORT), noBuild.signal);
if (!(await build)) {
  await ofDesk;
  finish();
}
await inTurn([TYPES_OF_BUILT]);
await runCheck(UNIT_TESTS, () => unitCounts(UNIT_REPORT));
await Promise.all([ofDesk, inBrowser]);
// Not beside the browser: its tests would have to wait for every frame.
if (isAll) await inTurn([SECOND_BUILD, DEV_SERVER]);
sayWhatIsMissing();
finish();

async function inTurn(checks: Check[]): Promise<void> {
  for (const check of checks) await runCheck(check);
}

/**
 * Runs a program beside others, its output in a file; shows it if it failed. A program without a report counts as one, one that was
 * stopped not at all.
 */
async function runCheck(
  { name, command, env, yields }: Check,
  countsOf?: () => Counts | undefined,
  stop?: AbortSignal,
): Promise<boolean> {
  const start = performance.now();
  const output = `${REPORTS}/${name.replaceAll(' ', '-')}.txt`;
  const hasEndedWell = await run(command, env, { outputFile: output, stop, yields });
  if (stop?.aborted) return false;
  const counts = countsOf ? (countsOf() ?? single(false)) : single(hasEndedWell);
  // A run that failed without naming a failed test, or left no report, counts as one.
  if (!hasEndedWell && counts.failed === 0) counts.failed = 1;
  passed += counts.passed;
  failed += counts.failed;
  skipped += counts.skipped;
  const isGood = counts.failed === 0;
  if (!isGood) console.error(readFileSync(output, 'utf8'));
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`${isGood ? '✓' : '✗'} ${name}: ${counts.passed} passed, ${counts.failed} failed (${seconds} s)`);
  for (const reason of new Set(counts.lacking)) console.log(`! ${reason}: tests of it were left out.`);
  return isGood;
}

function single(isGood: boolean): Counts {
  return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, skipped: 0 };
}

/** What this machine could not look at: said aloud, and never counted as passed. */
function sayWhatIsMissing(): void {
  const nginx = nginxProgram();
  if (!nginx)
    console.log(
      `! nginx is not on this machine: ${skipped} checks of deploy/nginx were skipped.\n` +
        '  To run them, install it (Debian: apt-get install nginx-light libnginx-mod-http-brotli-static).',
    );
  else if (!brotliModule(nginx))
    console.log('! nginx has no brotli module on this machine: deploy/nginx/brotli.conf was not looked at.');
}

function finish(): never {
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}
