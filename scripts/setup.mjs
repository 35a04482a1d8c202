/**
 * Installs what is missing, then runs a program with the project's own Node 24:
 *   node scripts/setup.mjs [--browser] [--nginx] -- <program> [arguments]
 * Returns at once when nothing changed. It runs on any Node from 18 on, because Node 24 is one of the things it installs.
 * `--browser` also installs a Chromium for the tests, `--nginx` to an nginx where one can be installed without starting it.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const STAMP = 'node_modules/.setup-stamp';
/** What Node has compiled, for the next program that loads the same modules: reading the content takes a quarter less. */
const COMPILED = 'node_modules/.cache/node';
const PROJECT_NODE = `node_modules/node/bin/node${process.platform === 'win32' ? '.exe' : ''}`;

const [options, program] = splitAt(process.argv.slice(2), '--');
const fingerprint = createHash('sha256')
  .update(readFileSync('package.json'))
  .update(readFileSync('package-lock.json'))
  .update(process.platform + process.arch)
  .digest('hex');

if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== fingerprint) installPackages();
if (options.includes('--browser')) ensureBrowser();
if (options.includes('--nginx')) tryNginx();
if (program.length > 0) runProgram();

function installPackages() {
  console.log('Installing packages (once, about a minute) …');
  // `npm ci` is exact. Where the package source lacks a binding named in the lock file, `npm install` completes the tree.
  if (!npm('ci') && !npm('install', '--no-save')) {
    fail('The packages could not be installed. Check the network, then run the command again.');
  }
  writeFileSync(STAMP, fingerprint);
}

function npm(...args) {
  const npmProgram = process.env.npm_execpath;
  const all = [...args, '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const settings = { stdio: ['ignore', 'ignore', 'pipe'], shell: !npmProgram, encoding: 'utf8' };
  const run = npmProgram
    ? spawnSync(process.execPath, [npmProgram, ...all], settings)
    : spawnSync('npm', all, settings);
  if (run.status !== 0) console.error(run.stderr);
  return run.status === 0;
}

function ensureBrowser() {
  if (hasBrowser()) return;
  console.log('Installing Chromium for the browser tests (once) …');
  if (mayInstall()) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    // The shell is the same engine without windows, and twice as fast; older releases have only the whole browser.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      if (!hasBrowser()) spawnSync('apt-get', ['install', '-y', '-qq', name], { stdio: 'ignore', timeout: 600_000 });
    }
  } else {
    spawnSync(PROJECT_NODE, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], { stdio: 'inherit' });
  }
  if (!hasBrowser()) fail('No Chromium found. Install Chromium or Chrome, or set CHROMIUM_PATH to its program file.');
}

function hasBrowser() {
  const ask = "import('./scripts/chromium.ts').then((m) => process.exit(m.chromiumPath() ? 0 : 1))";
  return spawnSync(PROJECT_NODE, ['-e', ask], { stdio: 'ignore' }).status === 0;
}

/** Without nginx its tests are skipped, and say so. The package must not bring a running web server to anybody's machine. */
function tryNginx() {
  const hasNginx = ['nginx', '/usr/sbin/nginx'].some(
    (name) => spawnSync(name, ['-v'], { stdio: 'ignore' }).status === 0,
  );
  // Where services are kept running by systemd, installing one starts it.
  if (hasNginx || !mayInstall() || existsSync('/run/systemd/system')) return;
  console.log('Installing nginx for the tests of deploy/nginx (once) …');
  // Run level 1 knows no web server: the package is put in place and not started.
  const settings = { stdio: 'ignore', timeout: 120_000, env: { ...process.env, RUNLEVEL: '1' } };
  spawnSync('apt-get', ['update', '-qq'], settings);
  for (const name of ['nginx-light', 'libnginx-mod-http-brotli-static'])
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], settings);
}

function mayInstall() {
  return process.platform === 'linux' && process.getuid() === 0 && existsSync('/usr/bin/apt-get');
}

/** Runs the program as if it were this one: same input and output, signals passed on, same exit code. */
function runProgram() {
  const env = { NODE_COMPILE_CACHE: resolve(COMPILED), ...process.env };
  const child = spawn(PROJECT_NODE, program, { stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 1));
}

function splitAt(items, mark) {
  const index = items.indexOf(mark);
  return index < 0 ? [items, []] : [items.slice(0, index), items.slice(index + 1)];
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
