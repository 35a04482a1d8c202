import { copyFileSync, existsSync, mkdirSync, renameSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Checksums, checksumsOf, wholeChecksum } from './checksums.ts';
import { flush, flushBelow } from './flush.ts';
import { takeLock } from './lock.ts';
import { removeLeftovers, removeOld } from './prune.ts';
import { explained, ReleaseError } from './release-error.ts';
import { liveId, readReleases, type Release, releaseId, switchTo } from './releases.ts';

/** The moments of a release; `copying` comes once for each file. */
export const STEPS = [
  'locked',
  'prepared',
  'copying',
  'copied',
  'compared',
  'carried',
  'tried',
  'flushed',
  'placed',
  'switched',
  'pruned',
] as const;

export interface Plan {
  /** Where releases are kept. */
  folder: string;
  /** The built site. */
  site: string;
  commit: string;
  /** The moment for which the site was built, Indian time; asked once it is. */
  builtFor?: () => string;
  /** Builds and checks; throws when the site must not go live. */
  prepare: () => void | Promise<void>;
  /** Looks at the finished folder as a reader would; throws when it must not go live. */
  tryOut: (folder: string) => void | Promise<void>;
  onStep?: (step: (typeof STEPS)[number]) => void;
}

/**
 * Makes a release and lets it go live. Until the switch nothing that readers see is touched; after it the release is
 * complete on the disk. A run that is broken off anywhere leaves at most a folder that the next one removes.
 */
export async function publish({
  folder,
  site,
  commit,
  builtFor,
  prepare,
  tryOut,
  onStep = () => {},
}: Plan): Promise<Release> {
  mkdirSync(folder, { recursive: true });
  const unlock = takeLock(folder);
  try {
    onStep('locked');
    removeLeftovers(folder);
    await prepare();
    onStep('prepared');
    const built = checksumsOf(site);
    const release = describeRelease(built, commit, builtFor?.(), liveId(folder) ?? null);
    const partial = join(folder, `${release.id}.partial`);
    copyFiles(site, partial, [...built.keys()], () => onStep('copying'));
    onStep('copied');
    compare(built, checksumsOf(partial));
    onStep('compared');
    if (release.replaced) keepDates(join(folder, release.replaced), partial, built);
    for (const { id, hashedFiles } of readReleases(folder)) carryAlong(join(folder, id), partial, hashedFiles);
    onStep('carried');
    await tryOut(partial);
    onStep('tried');
    writeFileSync(join(partial, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
    flushBelow(partial);
    onStep('flushed');
    renameSync(partial, join(folder, release.id));
    flush(folder);
    onStep('placed');
    switchTo(folder, release.id);
    onStep('switched');
    removeOld(folder);
    onStep('pruned');
    return release;
  } catch (error) {
    tidyUp(folder);
    throw explained(error);
  } finally {
    unlock();
  }
}

/** A copy that came to nothing may have filled the disk. What cannot be removed now, the next release removes. */
function tidyUp(folder: string): void {
  try {
    removeLeftovers(folder);
  } catch {
    // The reason why nothing was released matters more.
  }
}

function describeRelease(
  built: Checksums,
  commit: string,
  moment: string | undefined,
  replaced: string | null,
): Release {
  const date = new Date();
  const sha256 = wholeChecksum(built);
  const bytes = [...built.values()].reduce((sum, file) => sum + file.bytes, 0);
  const hashedFiles = [...built.keys()].filter((name) => isHashed(name));
  const id = releaseId(date, sha256);
  return {
    id,
    date: date.toISOString(),
    ...(moment !== undefined && { moment }),
    commit,
    files: built.size,
    bytes,
    sha256,
    replaced,
    hashedFiles,
  };
}

/** Scripts, styles and fonts, and data with a checksum in its name. */
function isHashed(name: string): boolean {
  return name.startsWith('_astro/') || /\.[0-9a-f]{8}\.\w+(\.(br|gz))?$/.test(name);
}

function copyFiles(from: string, to: string, names: string[], onFile: () => void): void {
  for (const name of names) {
    mkdirSync(dirname(join(to, name)), { recursive: true });
    copyFileSync(join(from, name), join(to, name));
    onFile();
  }
}

function compare(built: Checksums, copied: Checksums): void {
  for (const [name, { sha256 }] of built)
    if (copied.get(name)?.sha256 !== sha256)
      throw new ReleaseError(`${name} changed while it was copied. Is another build running? Release again.`);
}

/** A file that stays the same keeps its date, so that a browser that has it is told so. */
function keepDates(live: string, partial: string, built: Checksums): void {
  const before = checksumsOf(live);
  for (const [name, { sha256 }] of built)
    if (before.get(name)?.sha256 === sha256) copyDate(join(live, name), join(partial, name));
}

/** A page loaded a moment before the switch still finds its styles and scripts. */
function carryAlong(older: string, partial: string, names: string[]): void {
  for (const name of names) {
    if (existsSync(join(partial, name))) continue;
    copyFiles(older, partial, [name], () => copyDate(join(older, name), join(partial, name)));
  }
}

function copyDate(from: string, to: string): void {
  const { atime, mtime } = statSync(from);
  utimesSync(to, atime, mtime);
}
