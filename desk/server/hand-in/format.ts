import { join } from 'node:path';
import { format, getFileInfo, resolveConfig } from 'prettier';
import { type Change, type Drafts, hashOf } from '../drafts.ts';
import type { Marks } from './marks.ts';

/** Puts indents and quotes of changed files in order, as a release would. Prose is left alone. What is put in order counts as what was checked. */
export async function formatChanged(drafts: Drafts, checked: Marks): Promise<void> {
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
  if (changes.length === 0) return;
  drafts.save(changes);
  for (const { path, contents, was } of changes)
    if (checked.get(path) === was) checked.set(path, hashOf(contents ?? ''));
}
