import { join } from 'node:path';
import { format, getFileInfo, resolveConfig } from 'prettier';
import type { Change, Drafts } from '../drafts.ts';

/** Puts indents and quotes of changed files in order, as a release would. Prose is left alone. */
export async function formatChanged(drafts: Drafts): Promise<void> {
  const changes: Change[] = [];
  for (const { path, kind } of drafts.changed()) {
    if (kind === 'removed' || !path.endsWith('.yaml')) continue;
    // By its name in the project: what Prettier leaves alone is listed there.
    const file = join(drafts.project, 'content', path);
    const { ignored } = await getFileInfo(file, { ignorePath: join(drafts.project, '.prettierignore') });
    if (ignored) continue;
    const { text, hash } = drafts.read(path);
    const formatted = await format(text, {
      ...(await resolveConfig(file)),
      filepath: file,
      parser: 'yaml',
      plugins: [],
    });
    if (formatted !== text) changes.push({ path, contents: formatted, was: hash });
  }
  if (changes.length > 0) drafts.save(changes);
}
