import type { Untold } from '../../model/hand-in-api.ts';
import type { Drafts } from '../drafts.ts';
import { kindOf } from '../start/kind-of.ts';
import type { UntoldSubject } from './untold-subjects.ts';

/** Whether a file is that of a thing; chapters stand below the folder of their page. */
function isOf(path: string, file: string): boolean {
  return path.startsWith('pages/') ? file.replace(/\/\w+\.mdx$/, '') === path : file.startsWith(path);
}

/** Each with its kind, and whether it was changed at this desk; what was comes first. */
export function withOwners(subjects: UntoldSubject[], drafts: Drafts): Untold[] {
  const changed = drafts.changed().map(({ path }) => path);
  const all = subjects.map(({ id, title, path }) => ({
    id,
    title,
    kind: kindOf(path.startsWith('pages/') ? `${path}/` : path).name,
    isOwn: changed.some((each) => isOf(path, each)),
  }));
  return all.toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn));
}
