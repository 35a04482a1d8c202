import { readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { liveId, predecessorOf, readReleases } from './releases.ts';

const KEPT = 5;

/** What a release that was broken off left behind. Call it only while holding the lock. */
export function removeLeftovers(folder: string): void {
  const leftovers = readdirSync(folder).filter((name) => /\.(partial|removed)$|^\.(next|lock)-\d+$/.test(name));
  for (const name of leftovers) rmSync(join(folder, name), { recursive: true, force: true });
}

/** Keeps the last five releases; the live one and the one to go back to always. */
export function removeOld(folder: string): void {
  const releases = readReleases(folder);
  const live = liveId(folder);
  const always = live === undefined ? [] : [live, predecessorOf(live, releases)?.id];
  const newestFirst = releases.toReversed().toSorted((a, b) => rank(a.id, always) - rank(b.id, always));
  for (const { id } of newestFirst.slice(KEPT)) {
    // Renamed first: a removal that is broken off must not leave half a release under a good name.
    renameSync(join(folder, id), join(folder, `${id}.removed`));
    rmSync(join(folder, `${id}.removed`), { recursive: true });
  }
}

function rank(id: string, always: (string | undefined)[]): number {
  return always.includes(id) ? 0 : 1;
}
