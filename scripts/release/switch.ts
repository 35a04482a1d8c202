import { lstatSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { flush } from './flush.ts';
import { ReleaseError } from './release-error.ts';
import { CURRENT } from './releases.ts';

/** Lets `current` lead to another release, in one step: at no moment is there no `current`, or half of one. */
export function switchTo(folder: string, id: string): void {
  const current = join(folder, CURRENT);
  if (lstatSync(current, { throwIfNoEntry: false })?.isDirectory())
    throw new ReleaseError(`${current} is a folder. It must be a link: move the folder away and release again.`);
  const next = join(folder, `.next-${process.pid}`);
  rmSync(next, { force: true });
  symlinkSync(id, next);
  renameSync(next, current);
  flush(folder);
}
