import { parse } from 'yaml';
import type { Drafts } from '../../desk/server/drafts.ts';
import { checkData } from '../../desk/server/form/check.ts';
import { modelOf } from '../../desk/server/form/fields.ts';
import { choicesFor } from '../../desk/server/form/choices.ts';
import { isWords } from '../../desk/server/form/choice-labels.ts';
import { isEqual, isGroup } from '../../desk/server/form/json.ts';
import { schemaOf } from '../../desk/server/form/schema-of.ts';
import { align } from '../../desk/server/page/align.ts';
import { blocksOf } from '../../desk/server/page/blocks.ts';
import { mistakesIn } from '../../desk/server/table/check-edits.ts';
import { figuresOf, figuresOnlyIn } from '../../desk/model/block-figures.ts';
import type { Edit, Json, Model, Path } from '../../desk/model/form-api.ts';
import { explainMdx } from '../../src/files/explain-mdx.ts';

export type When = 'cannot be typed' | 'while typing';

/** When the screen of a file names a mistake before anything is saved, and how; nothing where only the check of everything can. */
export function beforeSave(
  drafts: Drafts,
  path: string,
  before: string,
  after: string,
  other: string,
): { when: When; how: string } | undefined {
  if (path.endsWith('.yaml')) return inForm(drafts, path, before, after);
  if (path.endsWith('.csv')) return named(mistakesIn(path, after, drafts).map(({ code }) => code));
  return onPage(path, after, other);
}

function inForm(drafts: Drafts, path: string, before: string, after: string) {
  let data: Json;
  try {
    data = parse(after);
  } catch {
    return { when: 'cannot be typed' as const, how: 'the form writes the file' };
  }
  const edits = changes(parse(before), data);
  const model = modelOf(schemaOf(path), (_, value) => ({ en: value, hi: value }));
  const fixed = edits.find(({ at, value }) => value !== undefined && isImpossible(model, at, value, drafts, path));
  if (fixed) return { when: 'cannot be typed' as const, how: `${fixed.at.join(' → ')} is chosen, or no field` };
  return named(checkData(drafts, path, data, edits).remarks.map(({ code }) => code));
}

/** Whether nobody can give a field this value: it is picked from a list that does not have it, or is no field at all. */
function isImpossible(
  model: Model | undefined,
  [key, ...rest]: Path,
  value: Json,
  drafts: Drafts,
  file: string,
): boolean {
  if (!model) return true;
  if (model.kind === 'group')
    return isImpossible(model.fields.find(({ name }) => name === key)?.model, rest, value, drafts, file);
  if (model.kind === 'list' || model.kind === 'map') return isImpossible(model.of, rest, value, drafts, file);
  if (model.kind === 'choice') return !model.choices.some(({ id }) => id === value);
  if (model.kind !== 'text' || !model.pick) return false;
  return !choicesFor(drafts, model.pick, file).some(({ id }) => id === value);
}

function changes(one: Json | undefined, other: Json | undefined, at: Path = []): Edit[] {
  if (isEqual(one, other)) return [];
  // Both languages of a text are one field.
  if (isWords(other)) return [{ at, value: other }];
  if (isGroup(one) && isGroup(other))
    return [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((key) =>
      changes(one[key], other[key], [...at, key]),
    );
  if (Array.isArray(other))
    return other.flatMap((item, index) => changes(Array.isArray(one) ? one[index] : undefined, item, [...at, index]));
  if (isGroup(other)) return Object.entries(other).flatMap(([key, item]) => changes(undefined, item, [...at, key]));
  return [{ at, value: other }];
}

function onPage(path: string, text: string, other: string) {
  try {
    const [en, hi] = (path.endsWith('/en.mdx') ? [text, other] : [other, text]).map(blocksOf);
    if (!en || !hi) return undefined;
    const rows = align(en, hi).map((row) => [
      row.en === undefined ? undefined : en[row.en],
      row.hi === undefined ? undefined : hi[row.hi],
    ]);
    if (rows.some(([one, two]) => !one || !two))
      return { when: 'while typing' as const, how: 'a block is missing beside it' };
    const differ = rows.some(([one, two]) => {
      if (!one || !two) return false;
      const [left, right] = [figuresOf(one), figuresOf(two)];
      return figuresOnlyIn(left, right).length + figuresOnlyIn(right, left).length > 0;
    });
    return differ ? { when: 'while typing' as const, how: 'the figures are marked' } : undefined;
  } catch (error) {
    return named([explainMdx(error, text).code]);
  }
}

function named(codes: string[]): { when: When; how: string } | undefined {
  const [how] = codes;
  return how === undefined ? undefined : { when: 'while typing', how };
}
