import { DeskError } from '../desk-error.ts';
import { type Drafts, hashOf } from '../drafts.ts';
import { isDerived } from '../start/kind-of.ts';
import { isPrinted } from './changes.ts';
import { SAID } from './hand-in-words.ts';

/** Hashes of what is handed in, by path; nothing where a file is removed. */
export type Marks = Map<string, string | undefined>;

/** What an editor changed, without what programs make of it. */
export function marksOf(drafts: Drafts): Marks {
  const own = drafts.changed().filter(({ path }) => !isDerived(path) && !isPrinted(drafts, path));
  return new Map(own.map(({ path, kind }) => [path, kind === 'removed' ? undefined : hashOf(drafts.bytes(path))]));
}

/** What another window saved since the check was not checked, and nobody has looked at it. */
export function refuseChanged(drafts: Drafts, checked: Marks): void {
  const now = marksOf(drafts);
  const isOther = (path: string) => now.has(path) !== checked.has(path) || now.get(path) !== checked.get(path);
  if ([...now.keys(), ...checked.keys()].some(isOther)) throw new DeskError(409, 'changed-meanwhile', SAID.meanwhile);
}
