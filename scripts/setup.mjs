/**
 * Installs what is missing, then returns at once when nothing changed. Runs on any Node from 18 on, because the
 * project's own Node 24 is one of the things it installs. `--browser` also sees to a Chromium for the tests.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const STAMP = 'node_modules/.setup-stamp';
const fingerprint = createHash('sha256')
  .update(readFileSync('package.json'))
  .update(readFileSync('package-lock.json'))
  .update(process.platform + process.arch)
  .digest('hex');

if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== fingerprint) installPackages();
if (process.argv.includes('--browser')) ensureBrowser();

function installPackages() {
  console.log('Installing packages (once, about a minute) …');
  // `npm ci` is exact. Where the package source lacks a binding named in the lock file, `npm install` completes the tree.
  if (!npm('ci') && !npm('install', '--no-save')) {
    fail('The packages could not be installed. Check the network, then run the command again.');
  }
  writeFileSync(STAMP, fingerprint);
}

function npm(...args) {
  const options = { stdio: ['ignore', 'ignore', 'pipe'], shell: !process.env.npm_execpath, encoding: 'utf8' };
  const all = [...args, '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const run = process.env.npm_execpath
    ? spawnSync(process.execPath, [process.env.npm_execpath, ...all], options)
    : spawnSync('npm', all, options);
  if (run.status !== 0) console.error(run.stderr);
  return run.status === 0;
}

function ensureBrowser() {
  if (findChromium()) return;
  console.log('Installing Chromium for the browser tests (once) …');
  if (process.platform === 'linux' && process.getuid() === 0 && existsSync('/usr/bin/apt-get')) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    // The shell is the same engine without windows, and twice as fast; older releases have only the whole browser.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      if (!findChromium()) spawnSync('apt-get', ['install', '-y', '-qq', name], { stdio: 'ignore', timeout: 600_000 });
    }
  } else {
    spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit', shell: true });
  }
  if (!findChromium()) {
    fail('No Chromium found. Install Chromium or Chrome, or set CHROMIUM_PATH to its program file.');
  }
}

/** The same search as tests/browser/chromium.ts, asked through the project's own Node. */
function findChromium() {
  const ask = "import('./tests/browser/chromium.ts').then((m) => process.exit(m.chromiumPath() ? 0 : 1))";
  return spawnSync('node', ['-e', ask], { stdio: 'ignore', shell: false }).status === 0;
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
