import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Localized } from '../../../src/language/lang.ts';
import type { Names } from '../../model/hand-in-api.ts';
import { hashOf } from '../drafts.ts';
import { commit } from './commit.ts';
import { gitText } from './git.ts';

/** A hand-in whose files are being written: what is to be committed, and in whose name. */
export interface Pending {
  /** Files of the project with the hash of what is written; nothing where a file is removed. */
  files: Record<string, string | null>;
  names: Names;
  details: Localized[];
}

/** Written together with the files, so that a machine that stops half way leaves neither without the other. */
export const PENDING = '.desk/hand-in.json';

export function forgetPending(project: string): void {
  rmSync(join(project, PENDING), { force: true });
}

/** Commits what was written before the desk was killed, but nothing that somebody has changed since. Gives the commit. */
export async function finishPending(project: string): Promise<string | undefined> {
  const note = join(project, PENDING);
  if (!existsSync(note)) return undefined;
  const { files, names, details }: Pending = JSON.parse(readFileSync(note, 'utf8'));
  const paths = Object.keys(files).filter((path) => hashIn(project, path) === files[path]);
  const status = paths.length === 0 ? '' : await gitText(project, [...STATUS, ...paths]);
  const made = status === '' ? undefined : await commit(project, paths.filter(isIn(status)), names, details);
  forgetPending(project);
  return made;
}

const STATUS = ['status', '--porcelain', '-z', '--untracked-files=all', '--'];

export function hashIn(project: string, path: string): string | null {
  const file = join(project, path);
  return existsSync(file) ? hashOf(readFileSync(file)) : null;
}

function isIn(status: string): (path: string) => boolean {
  const changed = new Set(status.split('\0').map((line) => line.slice(3)));
  return (path) => changed.has(path);
}
