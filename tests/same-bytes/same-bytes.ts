/**
 * Builds the site again, as on another machine (another folder, home, language, time zone and date, folders listed in another order), and
 * compares it with dist/ byte by byte. `npm test` says for which moment it has built dist/; without that, dist/ is built first.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copySite } from '../../bench/site-copy.ts';
import { buildMoment } from '../../src/lib/build-moment.ts';
import { compareFolders } from './compare-folders.ts';

const SHOWN = 20;

if (process.env['BUILD_MOMENT'] === undefined) {
  process.env['BUILD_MOMENT'] = buildMoment();
  build('.', {});
}
const folder = mkdtempSync(join(tmpdir(), 'another folder '));
try {
  copySite(folder);
  const machine = new URL('another-machine.ts', import.meta.url).href;
  // Estonian sorts z before t.
  const language = { LANG: 'et_EE.UTF-8', LC_ALL: 'et_EE.UTF-8' };
  build(folder, { ...language, TZ: 'Pacific/Kiritimati', HOME: folder, NODE_OPTIONS: `--import ${machine}` });
  const differences = compareFolders('dist', join(folder, 'dist'));
  for (const difference of differences.slice(0, SHOWN)) console.error(difference);
  if (differences.length > 0)
    console.error(`${differences.length} differences between two builds of the same content.`);
  else console.log('Two builds of the same content are the same, byte for byte.');
  process.exitCode = differences.length > 0 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function build(cwd: string, env: Record<string, string>): void {
  const options = { cwd, env: { ...process.env, ...env }, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], options);
  if (status !== 0) throw new Error(stdout + stderr);
}
