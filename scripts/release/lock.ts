import { readFileSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { errorCode } from '../../server/error-code.ts';
import { ReleaseError } from './release-error.ts';

interface Holder {
  pid: number;
  /** When the process was started, as the system counts it: numbers of processes are used again. */
  birth: string;
  host: string;
  since: string;
}

/**
 * Keeps others out of a folder of releases until the function it returns is called. The lock is a link that leads nowhere
 * and says who holds it: made in one step with its content. One whose process is dead is taken over.
 */
export function takeLock(folder: string): () => void {
  const path = join(folder, '.lock');
  const mine = JSON.stringify(ownHolder());
  while (!hasMade(path, mine)) {
    const found = readLock(path);
    if (found === undefined) continue;
    const holder: Holder = JSON.parse(found);
    if (isAlive(holder)) throw new ReleaseError(busy(holder, path));
    removeDead(path, found);
  }
  return () => {
    if (readLock(path) === mine) rmSync(path);
  };
}

function busy({ pid, host, since }: Holder, path: string): string {
  const cure = host === hostname() ? '' : ` If nothing runs there any more, remove ${path}.`;
  return `Another release or rollback is at work: process ${pid} on ${host}, since ${since}. Wait for it.${cure}`;
}

function hasMade(path: string, content: string): boolean {
  try {
    symlinkSync(content, path);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Moves a dead lock aside; if another taker was faster and the lock is theirs by now, puts it back. */
function removeDead(path: string, dead: string): void {
  const aside = `${path}-${process.pid}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  const moved = readLock(aside);
  if (moved !== undefined && moved !== dead) hasMade(path, moved);
  rmSync(aside, { force: true });
}

function readLock(path: string): string | undefined {
  try {
    return readlinkSync(path);
  } catch {
    return undefined;
  }
}

function ownHolder(): Holder {
  return { pid: process.pid, birth: birthOf(process.pid), host: hostname(), since: new Date().toISOString() };
}

/** On another machine nobody can tell; then the lock counts. */
function isAlive({ pid, birth, host }: Holder): boolean {
  if (host !== hostname()) return true;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (errorCode(error) === 'ESRCH') return false;
  }
  return birthOf(pid) === birth;
}

/** Field 22 of /proc/<pid>/stat; empty on systems without it, where the number alone must do. */
function birthOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
