import { takeLock } from './lock.ts';
import { ReleaseError } from './release-error.ts';
import { liveId, predecessorOf, readReleases, type Release, switchTo } from './releases.ts';

/** Lets an older release go live again: the one named, or the one that the live release replaced. */
export function rollback(folder: string, id?: string): Release {
  if (liveId(folder) === undefined) throw new ReleaseError(`Nothing is live in ${folder}.`);
  const unlock = takeLock(folder);
  try {
    const target = targetOf(folder, id);
    switchTo(folder, target.id);
    return target;
  } finally {
    unlock();
  }
}

function targetOf(folder: string, id?: string): Release {
  const releases = readReleases(folder);
  const live = liveId(folder) ?? '';
  const target = id === undefined ? predecessorOf(live, releases) : releases.find((release) => release.id === id);
  if (!target) throw new ReleaseError(id === undefined ? 'There is no earlier release.' : `There is no release ${id}.`);
  if (target.id === live) throw new ReleaseError(`${live} is live already.`);
  return target;
}
