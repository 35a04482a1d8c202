import { type Change, type Drafts, hashOf } from '../drafts.ts';
import { formatYaml, isFreeForm } from '../form/format-yaml.ts';
import type { Marks } from './marks.ts';

/** Puts indents and quotes of changed files in order, as a release would. Prose is left alone. What is put in order counts as what was checked. */
export async function formatChanged(drafts: Drafts, checked: Marks): Promise<void> {
  const changes: Change[] = [];
  for (const { path, kind } of drafts.changed()) {
    if (kind === 'removed' || !path.endsWith('.yaml')) continue;
    if (isFreeForm(path)) continue;
    const { text, hash } = drafts.read(path);
    const formatted = await formatYaml(text);
    if (formatted !== text) changes.push({ path, contents: formatted, was: hash });
  }
  if (changes.length === 0) return;
  drafts.save(changes);
  for (const { path, contents, was } of changes)
    if (checked.get(path) === was) checked.set(path, hashOf(contents ?? ''));
}
