/** What the same change takes without the desk, read from its commit. */
export interface ByHand {
  /** Text files that are opened. */
  texts: number;
  /** Documents and pictures that are copied. */
  copied: number;
  /** Letters that are new in the texts: letter by letter, so that a word put right in a long line is that word alone. */
  characters: number;
}

/** A list of cultivators is copied as it came; the others follow from the change, with a command. */
const NOT_TYPED = /content\/(cultivators\/.*\.csv|translations\.yaml|moved\.yaml)$/;

export function byHand(git: (...args: string[]) => string): ByHand {
  const files = git('show', '--format=', '--numstat', '-z', 'HEAD', '--', 'content').split('\0').filter(Boolean);
  const texts = files.flatMap((line) => {
    const [added, , path = ''] = line.split('\t');
    return added === '-' || NOT_TYPED.test(path) ? [] : [path];
  });
  return { texts: texts.length, copied: copied(files), characters: texts.length > 0 ? lettersAdded(git, texts) : 0 };
}

function copied(files: string[]): number {
  return files.filter((line) => line.startsWith('-') || /cultivators\/.*\.csv$/.test(line)).length;
}

function lettersAdded(git: (...args: string[]) => string, paths: string[]): number {
  const diff = git('show', '--format=', '-U0', '--word-diff=porcelain', '--word-diff-regex=.', 'HEAD', '--', ...paths);
  const added = diff.split('\n').filter((line) => line.startsWith('+') && !line.startsWith('+++ '));
  return added.reduce((sum, line) => sum + line.length - 1, 0);
}
