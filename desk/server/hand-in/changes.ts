import type { Changes, FileChange } from '../../model/hand-in-api.ts';
import type { Drafts } from '../drafts.ts';
import { isDerived } from '../start/kind-of.ts';
import { describe, sentenceOf, subjectOf } from './describe.ts';
import { fileChange } from './file-change.ts';

/** Everything that stands at the desk and not yet in `content/`, in words. */
export function changesOf(drafts: Drafts): Changes {
  const bytesOf = (path: string) => ({
    before: drafts.baseBytes(path),
    after: drafts.has(path) ? drafts.bytes(path) : undefined,
  });
  const textsOf = (path: string) => {
    const { before, after } = bytesOf(path);
    return { before: before?.toString('utf8'), after: after?.toString('utf8') };
  };
  const groups = Map.groupBy(drafts.changed(), ({ path }) => subjectOf(path));
  const changes = [...groups.values()].map((changed) => {
    const files = changed.map((file) => {
      const { before, after } = bytesOf(file.path);
      return fileChange(file, before, after);
    });
    return {
      sentence: describe(files, textsOf),
      files,
      isDerived: changed.every(({ path }) => isDerived(path) || isPrinted(drafts, path)),
    };
  });
  // What was written says more than the files that came along with it.
  const ordered = changes.toSorted((a, b) => Number(isFile(a.files)) - Number(isFile(b.files)));
  return { changes: ordered, sentence: sentenceOf(ordered) };
}

function isFile(files: FileChange[]): boolean {
  return files.every(({ path }) => /^(documents|pictures)\//.test(path));
}

/** A PDF that is printed from a paper or a poster of the content. */
export function isPrinted(drafts: Drafts, path: string): boolean {
  const paper = path.replace(/^documents\//, 'papers/').replace(/\.pdf$/, '.yaml');
  return path.startsWith('documents/posters/') || (paper !== path && drafts.has(paper));
}
