import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Two desks on one project would write the same draft: the second one is not started. */
export function claim(file: string): { ok: true; release: () => void } | { ok: false; pid: number } {
  mkdirSync(dirname(file), { recursive: true });
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  if (pid > 0 && pid !== process.pid && isRunning(pid)) return { ok: false, pid };
  writeFileSync(file, String(process.pid));
  return { ok: true, release: () => rmSync(file, { force: true }) };
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
