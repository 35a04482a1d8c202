import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Localized } from '../../../src/language/lang.ts';
import type { Names } from '../../model/hand-in-api.ts';
import { git, gitText } from './git.ts';

/** Marks a commit that the desk made. */
export const DESK_TRAILER = 'Desk: yes';

/**
 * Commits exactly these files of the project; what somebody else has staged stays staged and out of the commit.
 * Files outside of it are not touched, whatever their state. Gives the commit; nothing where Git knows none of the files.
 */
export async function commit(
  project: string,
  all: string[],
  names: Names,
  details: Localized[],
): Promise<string | undefined> {
  const fromList = ['--pathspec-from-file=-', '--pathspec-file-nul'];
  const known = new Set((await gitText(project, ['ls-files', '-z', '--', ...folders(all)])).split('\0'));
  // A file that Git never knew cannot be removed from it.
  const paths = all.filter((path) => known.has(path) || existsSync(join(project, path)));
  if (paths.length === 0) return undefined;
  const fresh = paths.filter((path) => !known.has(path));
  const list = { input: paths.join('\0') };
  // Git commits a new file by its name only after it has heard of it.
  if (fresh.length > 0) await git(project, ['add', '--intent-to-add', ...fromList], { input: fresh.join('\0') });
  try {
    const env = await identity(project, names.editor);
    const message = ['-m', messageOf(names, details), '--cleanup=verbatim', '--quiet', '--allow-empty'];
    await git(project, ['commit', '--only', ...message, ...fromList], { ...list, env });
  } catch (error) {
    if (fresh.length > 0)
      await git(project, ['reset', '--quiet', ...fromList], { input: fresh.join('\0') }).catch(() => {});
    throw error;
  }
  return (await gitText(project, ['rev-parse', 'HEAD'])).trim();
}

/** Subject, what changed, and the trailers that history and readers' lines come from. */
export function messageOf({ sentence, approver, lines: told = [] }: Names, details: Localized[]): string {
  const trailers = [
    ...told.flatMap(({ what }) => [`History-en: ${oneLine(what.en)}`, `History-hi: ${oneLine(what.hi)}`]),
    `Approved-by: ${oneLine(approver)}`,
    DESK_TRAILER,
  ];
  const lines = details.map(({ en, hi }) => `- ${oneLine(en)}\n  ${oneLine(hi)}`);
  return [oneLine(sentence), lines.join('\n'), trailers.join('\n')].filter(Boolean).join('\n\n') + '\n';
}

/** Control characters part the fields of a log, and Git refuses some of them. */
function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

/** The editor is the author. Whose machine it is committed on is known to Git, or else it is the editor as well. */
async function identity(project: string, editor: string): Promise<Record<string, string>> {
  const name = oneLine(editor.replace(/[<>]/g, ''));
  const asked = async (key: string) => (await gitText(project, ['config', key]).catch(() => '')).trim();
  const email = (process.env['GIT_AUTHOR_EMAIL'] ?? (await asked('user.email'))) || 'desk@localhost';
  const committer = process.env['GIT_COMMITTER_NAME'] ?? (await asked('user.name'));
  return {
    GIT_AUTHOR_NAME: name,
    GIT_AUTHOR_EMAIL: email,
    GIT_COMMITTER_NAME: committer || name,
    GIT_COMMITTER_EMAIL: process.env['GIT_COMMITTER_EMAIL'] ?? email,
  };
}

function folders(paths: string[]): string[] {
  return [...new Set(paths.map((path) => path.split('/')[0] ?? path))];
}
