import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A desk that runs says so as often as this; one that was silent for longer than the second has ended, whoever has its number now. */
const SIGN_MS = 2000;
const SILENT_MS = 20_000;

type Claimed = { ok: true; release: () => void } | { ok: false; pid: number };

/** Two desks on one project would write the same draft: the second one is not started. */
export function claim(file: string, silentMs = SILENT_MS): Claimed {
  mkdirSync(dirname(file), { recursive: true });
  const own = String(process.pid);
  if (!write(file, own)) {
    const pid = pidIn(file);
    if (pid !== process.pid && isRunning(pid) && Date.now() - statSync(file).mtimeMs < silentMs)
      return { ok: false, pid };
    rmSync(file, { force: true });
    // Somebody else may have been quicker.
    if (!write(file, own)) return { ok: false, pid: pidIn(file) };
  }
  const sign = setInterval(() => {
    try {
      utimesSync(file, new Date(), new Date());
    } catch {
      // The folder was removed: there is nothing to guard any more.
    }
  }, SIGN_MS).unref();
  const release = () => {
    clearInterval(sign);
    if (pidIn(file) === process.pid) rmSync(file, { force: true });
  };
  return { ok: true, release };
}

/** Writes a file only where there is none. */
function write(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function pidIn(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return 0;
  }
}

function isRunning(pid: number): boolean {
  if (pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
