import { isDerived } from '../../../desk/server/start/kind-of.ts';

/** What the same change takes without the desk, read from its commit. */
export interface ByHand {
  /** Text files that are opened. */
  texts: number;
  /** Documents, pictures and lists of cultivators that are copied as they came. */
  copied: number;
  /** Letters that are new in the texts: letter by letter, so that a word put right in a long line is that word alone. */
  characters: number;
}

type Git = (...args: string[]) => string;

const COPIED = /^content\/(documents|pictures)\/.*(?<!\.yaml)$|^content\/cultivators\/.*\.csv$/;

export function byHand(git: Git): ByHand {
  const files = (filter: string) =>
    git('show', '--format=', '--name-only', '-z', `--diff-filter=${filter}`, 'HEAD', '--', 'content')
      .split('\0')
      .filter((path) => path && !isDerived(path.replace('content/', '')));
  const texts = files('AMD').filter((path) => !COPIED.test(path));
  // A paper that is only printed again was there before.
  const copied = files('A').filter((path) => COPIED.test(path)).length;
  return { texts: texts.length, copied, characters: texts.length > 0 ? lettersAdded(git, texts) : 0 };
}

function lettersAdded(git: Git, paths: string[]): number {
  const diff = git('show', '--format=', '-U0', '--word-diff=porcelain', '--word-diff-regex=.', 'HEAD', '--', ...paths);
  const added = diff.split('\n').filter((line) => line.startsWith('+') && !line.startsWith('+++ '));
  return added.reduce((sum, line) => sum + line.length - 1, 0);
}
