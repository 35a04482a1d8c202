import { existsSync, lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';

/** `release.json` in the folder of a release. */
export interface Release {
  /** Time and checksum: sorted by id is sorted by time. */
  id: string;
  date: string;
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

export const CURRENT = 'current';
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
    .map((name) => JSON.parse(readFileSync(join(folder, name, 'release.json'), 'utf8')) as Release);
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
