/** Packages that only a measurement needs are installed when it runs, outside the packages of the site. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Installs what a folder's `package.json` names; returns at once when that is there already. */
export function installPackages(folder: string): void {
  const stamp = join(folder, 'node_modules/.bench-stamp');
  const wanted = readFileSync(join(folder, 'package.json'), 'utf8');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.error(`Installing the packages of ${folder} (once) …`);
  // `npm ci` is exact. Where there is no lock file, or the package source lacks a binding it names, `npm install` completes the tree.
  if (!npm(folder, 'ci') && !npm(folder, 'install', '--no-save'))
    throw new Error('The packages could not be installed. Check the network, then run the command again.');
  writeFileSync(stamp, wanted);
}

function npm(folder: string, ...args: string[]): boolean {
  const program = process.env['npm_execpath'];
  const all = [...args, '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const settings = { cwd: folder, stdio: 'ignore' } as const;
  const { status } = program
    ? spawnSync(process.execPath, [program, ...all], settings)
    : spawnSync('npm', all, settings);
  return status === 0;
}
