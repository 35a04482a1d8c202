/**
 * Starts the site as on another machine where nothing is built yet (another folder, home, language, time zone and date, folders listed in
 * another order), asks it for a page, and compares what it has built with dist/ byte by byte. `npm run test:all` says for which moment it has built
 * dist/; without that, dist/ is built first.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copySite } from '../../bench/site-copy.ts';
import { buildMoment } from '../../src/lib/build-moment.ts';
import { compareFolders } from './compare-folders.ts';
import { OTHER_SETTINGS } from './other-settings.ts';

const SHOWN = 20;

if (process.env['BUILD_MOMENT'] === undefined) {
  process.env['BUILD_MOMENT'] = buildMoment();
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), 'another folder '));
try {
  copySite(folder);
  await startAndAsk(folder, { ...OTHER_SETTINGS, HOME: folder });
  const differences = compareFolders('dist', join(folder, 'dist'));
  for (const difference of differences.slice(0, SHOWN)) console.error(difference);
  if (differences.length > 0)
    console.error(`${differences.length} differences between two builds of the same content.`);
  else console.log('Two builds of the same content are the same, byte for byte.');
  process.exitCode = differences.length > 0 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** What `npm start` runs: it must build, and only then say where the site is. */
async function startAndAsk(cwd: string, env: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, ['scripts/start.ts', '--port', '0'], { cwd, env: { ...process.env, ...env } });
  let output = '';
  const address = new Promise<string>((found) => {
    const read = (part: Buffer) => {
      output += part.toString();
      const named = /ready:\s+(\S+)\n/.exec(output);
      if (named) found(named[1]!);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
  });
  const ended = once(child, 'exit');
  const home = await Promise.race([address, ended.then(() => null)]);
  if (!home) throw new Error(`It did not start:\n${output}`);
  const { status } = await fetch(home).finally(() => child.kill());
  await ended;
  if (status !== 200) throw new Error(`${home} answered ${status}`);
}
