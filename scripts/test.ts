/**
 * `npm test`: runs every check in turn and ends with one line, "N passed, N failed". A check that fails does not stop
 * the others, except the build: without a built site there is nothing more to look at.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { buildMoment } from '../src/lib/build-moment.ts';
import { brotliModule, nginxProgram } from '../tests/support/nginx.ts';
import { run, SOURCE_CHECKS } from './checks.ts';

const REPORTS = 'test-results/reports';
let passed = 0;
let failed = 0;

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
// Everything below builds, and looks at the site, as of one moment.
process.env['BUILD_MOMENT'] = buildMoment();

const sourceChecks = SOURCE_CHECKS.map(({ name, command }) => ({ name, isGood: startBeside(name, command) }));
for (const { name, isGood } of sourceChecks) await countBeside(name, isGood);
if (!step('build', ['scripts/build.ts', '--frozen'])) finish();
const secondBuild = startBeside('second build', ['tests/same-bytes/same-bytes.ts']);

const vitestReport = `${REPORTS}/vitest.json`;
run([
  'node_modules/vitest/vitest.mjs',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${vitestReport}`,
]);
const vitest = readReport<{
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  success: boolean;
}>(vitestReport);
count('tests without a browser', vitest?.numPassedTests ?? 0, vitest?.numFailedTests ?? 0, vitest?.success ?? false);

await countBeside('second build', secondBuild);

const playwrightReport = `${REPORTS}/playwright.json`;
const hasPassed = run(['node_modules/@playwright/test/cli.js', 'test', '--reporter=dot,json'], {
  PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport,
});
const playwright = readReport<{ stats: { expected: number; unexpected: number; flaky: number; skipped: number } }>(
  playwrightReport,
);
const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = playwright?.stats ?? {};
count('tests in the browser', expected, unexpected + flaky + skipped, hasPassed);

sayWhatIsMissing();
finish();

/** Starts a program beside what follows; its output goes into a file. */
function startBeside(name: string, command: string[]): Promise<boolean> {
  const output = openSync(reportOf(name), 'w');
  const child = spawn(process.execPath, command, { stdio: ['ignore', output, output] });
  return new Promise((done) => child.on('exit', (status) => done(status === 0)));
}

/** Waits for a program that runs beside; shows what it had to say if it failed. */
async function countBeside(name: string, running: Promise<boolean>): Promise<void> {
  const isGood = await running;
  if (!isGood) console.error(readFileSync(reportOf(name), 'utf8'));
  count(name, isGood ? 1 : 0, isGood ? 0 : 1, isGood);
}

function reportOf(name: string): string {
  return `${REPORTS}/${name.replace(' ', '-')}.txt`;
}

/** One command that either holds or does not. */
function step(name: string, command: string[]): boolean {
  const isGood = run(command);
  count(name, isGood ? 1 : 0, isGood ? 0 : 1, isGood);
  return isGood;
}

/** Adds to the sums; a run that failed without naming a failed test counts as one. */
function count(name: string, good: number, bad: number, isGood: boolean): void {
  passed += good;
  failed += !isGood && bad === 0 ? 1 : bad;
  console.log(`${isGood ? '✓' : '✗'} ${name}: ${good} passed, ${bad} failed\n`);
}

function readReport<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return undefined;
  }
}

/** What this machine could not look at: said aloud, and never counted as passed. */
function sayWhatIsMissing(): void {
  const nginx = nginxProgram();
  if (!nginx)
    console.log(
      `! nginx is not on this machine: ${vitest?.numPendingTests} checks of deploy/nginx were skipped.\n` +
        '  To run them, install it (Debian: apt-get install nginx-light libnginx-mod-http-brotli-static).',
    );
  else if (!brotliModule(nginx))
    console.log('! nginx has no brotli module on this machine: deploy/nginx/brotli.conf was not looked at.');
}

function finish(): never {
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}
