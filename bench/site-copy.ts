/** What the measurements share: a copy of the site to change, build and serve without touching the project. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_COMMAND } from '../scripts/build-command.ts';

const PARTS = 'astro.config.ts content data-versions package.json public scripts server src tests tsconfig.json'.split(
  ' ',
);

/** Copies the project into a folder; packages are shared. */
export function copySite(folder: string): void {
  for (const part of PARTS) cpSync(part, join(folder, part), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
}

/** Builds a copy; how long it took, in seconds. */
export function buildSite(folder: string): number {
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, BUILD_COMMAND, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return (performance.now() - start) / 1000;
}

/** Serves a built copy; resolves when it answers. */
export async function serveSite(folder: string, port: number): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['server/main.ts', '--port', String(port)], { cwd: folder, stdio: 'ignore' });
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isUp = await fetch(`http://localhost:${port}/en/home/`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return server;
    await new Promise((later) => setTimeout(later, 100));
  }
  throw new Error('The server did not start.');
}
