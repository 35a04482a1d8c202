import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Localized } from '../../../src/language/lang.ts';
import type { Names } from '../../model/hand-in-api.ts';
import { commit } from './commit.ts';
import { gitText } from './git.ts';

/** A hand-in whose files are being written: what is to be committed, and in whose name. */
export interface Pending {
  paths: string[];
  names: Names;
  details: Localized[];
}

function noteOf(project: string): string {
  return join(project, '.desk/hand-in.json');
}

/** Noted before the first file is written, so that a machine that stops half way leaves no files without their commit. */
export function notePending(project: string, pending: Pending): void {
  mkdirSync(join(project, '.desk'), { recursive: true });
  writeFileSync(noteOf(project), JSON.stringify(pending));
}

export function forgetPending(project: string): void {
  rmSync(noteOf(project), { force: true });
}

/** Commits what was written before the desk was killed; nothing where it was killed before. Gives the commit. */
export async function finishPending(project: string): Promise<string | undefined> {
  if (!existsSync(noteOf(project))) return undefined;
  const { paths, names, details }: Pending = JSON.parse(readFileSync(noteOf(project), 'utf8'));
  const status = await gitText(project, ['status', '--porcelain', '-z', '--untracked-files=all', '--', ...paths]);
  const made = status === '' ? undefined : await commit(project, paths.filter(isIn(status)), names, details);
  forgetPending(project);
  return made;
}

function isIn(status: string): (path: string) => boolean {
  const changed = new Set(status.split('\0').map((line) => line.slice(3)));
  return (path) => changed.has(path);
}
