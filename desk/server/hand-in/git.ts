import { execFile } from 'node:child_process';
import { DeskError } from '../desk-error.ts';

interface Options {
  input?: string | undefined;
  env?: Record<string, string> | undefined;
}

/** What Git answered; its own words if it refused. Never through a shell: names may have any letters. */
export function git(project: string, args: string[], { input, env }: Options = {}): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      'git',
      ['-c', 'core.quotePath=false', '--literal-pathspecs', ...args],
      {
        cwd: project,
        encoding: 'buffer',
        maxBuffer: 2 ** 28,
        // A question in a window that nobody sees would wait for ever.
        env: { ...process.env, GIT_TERMINAL_PROMPT: '0', GIT_EDITOR: 'true', ...env },
      },
      (error, stdout, stderr) => {
        if (error) reject(gitError(stderr.toString('utf8').trim() || error.message));
        else resolve(stdout);
      },
    );
    child.stdin?.on('error', () => {});
    child.stdin?.end(input ?? '');
  });
}

export async function gitText(project: string, args: string[], options?: Options): Promise<string> {
  return (await git(project, args, options)).toString('utf8');
}

/** A file as it was in a commit; missing where it was not there. */
export async function fileIn(project: string, commit: string, file: string): Promise<Buffer | undefined> {
  try {
    return await git(project, ['show', `${commit}:./${file}`]);
  } catch {
    return undefined;
  }
}

function gitError(words: string): DeskError {
  return new DeskError(500, 'git', {
    en: `Git did not do it and says: ${words}`,
    hi: `गिट ने यह नहीं किया। उसके शब्द: ${words}`,
  });
}
