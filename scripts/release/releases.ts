import {
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { flush } from './flush.ts';
import { ReleaseError } from './release-error.ts';

/** `release.json` in the folder of a release. */
export interface Release {
  /** Time and checksum: sorted by id is sorted by time. */
  id: string;
  date: string;
  /** The moment for which it was built, Indian time; missing in releases from before it was noted. */
  moment?: string | undefined;
  commit: string;
  files: number;
  bytes: number;
  /** Of the whole: two releases of the same files have the same. */
  sha256: string;
  /** The release that was live before this one. */
  replaced: string | null;
  /** Files whose names change with their content; later releases carry them along for pages loaded before the switch. */
  hashedFiles: string[];
}

const CURRENT = 'current';
const ID = /^\d{8}-\d{6}\.\d{3}-[0-9a-f]{8}$/;

export function releaseId(date: Date, sha256: string): string {
  const digits = date.toISOString().replaceAll(/[-:Z]/g, '').replace('T', '-');
  return `${digits}-${sha256.slice(0, 8)}`;
}

/** Every complete release in a folder, the oldest first. */
export function readReleases(folder: string): Release[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => ID.test(name))
    .toSorted()
    .map((name) => JSON.parse(readFileSync(join(folder, name, 'release.json'), 'utf8')));
}

/** The release that readers see; undefined before the first. */
export function liveId(folder: string): string | undefined {
  const link = join(folder, CURRENT);
  const isLink = lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink();
  return isLink && existsSync(link) ? readlinkSync(link) : undefined;
}

/** Where a rollback leads: to what the live release replaced or, if that is gone, to the one made before it. */
export function predecessorOf(id: string, releases: Release[]): Release | undefined {
  const replaced = releases.find((release) => release.id === id)?.replaced;
  return releases.find((release) => release.id === replaced) ?? releases.findLast((release) => release.id < id);
}

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
