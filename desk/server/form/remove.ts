import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf } from '../../../src/addresses/site-plan.ts';
import { FILES } from '../../../src/content/files.ts';
import { langOf } from '../../../src/language/twin.ts';
import { buildDay } from '../../../src/lib/build-moment.ts';
import type { Json, Path } from '../../model/form-api.ts';
import type { Desk } from '../desk.ts';
import { DeskError } from '../desk-error.ts';
import { isDerived } from '../start/kind-of.ts';
import { type Change, type Drafts } from '../drafts.ts';
import { edited, saveForm } from './save.ts';
import { dataOf, sourceOf } from './sources.ts';

const MOVED = 'moved.yaml';

/** Removes a file or one of its entries, unless something else names it. */
export async function removeFrom(desk: Desk, file: string, at: Path, was: string): Promise<void> {
  const { drafts } = desk;
  const id = String(at.at(-1) ?? file.replace(/^.*\/|\.yaml$/g, ''));
  refuseNamed(drafts, file, id);
  if (at.length > 0) {
    await saveForm(drafts, file, [{ at }], was);
    return;
  }
  const gone: Change = { path: file, contents: null, was };
  const moved = movedFor(desk, file);
  const last = dataOf(drafts, MOVED);
  const count = Array.isArray(last) ? last.length : 0;
  const more = moved.map((value, index) => ({ at: [count + index], value }));
  const text =
    moved.length > 0
      ? [{ path: MOVED, contents: (await edited(drafts, MOVED, more)).text, was: sourceOf(drafts, MOVED).hash }]
      : [];
  drafts.save([gone, ...text]);
}

/** An id with a hyphen or a digit is no ordinary word: where it stands, it is meant. */
function refuseNamed(drafts: Drafts, file: string, id: string): void {
  if (!/[-\d]/.test(id) || /^\d+$/.test(id)) return;
  const named = new RegExp(`(?<![\\w-])${id.replace(/[^\w-]/g, '\\$&')}(?![\\w-])`);
  const by = drafts.files().filter((path) => {
    if (
      path === file ||
      isDerived(path) ||
      path === FILES.changes.file ||
      path === MOVED ||
      !/\.(yaml|mdx|csv)$/.test(path)
    )
      return false;
    return !path.startsWith('cultivators/') && named.test(drafts.read(path).text);
  });
  if (by.length === 0) return;
  const places = by.slice(0, 5).join(', ') + (by.length > 5 ? ' …' : '');
  throw new DeskError(409, 'named', {
    en: `This cannot go yet: ${places} ${by.length === 1 ? 'names' : 'name'} it. Change that first.`,
    hi: `इसे अभी नहीं हटाया जा सकता: ${places} में इसका नाम है। पहले उसे बदलें।`,
  });
}

/** Addresses that readers may have kept lead on to the list in which the record stood. */
function movedFor({ drafts, project }: Desk, file: string): Json[] {
  const [, register = '', name = ''] = /^registers\/([^/]+)\/(.+)\.yaml$/.exec(file) ?? [];
  const ledger = join(project, 'addresses.txt');
  if (!register || !existsSync(ledger)) return [];
  const own = readFileSync(ledger, 'utf8')
    .split('\n')
    .filter((address) => address.includes(`/${register}/${name}/`) || address.includes(`/${register}/${name}.`));
  const page = drafts
    .files()
    .filter((path) => path.endsWith('/en.mdx') && drafts.read(path).text.includes(`<Register id="${register}"`))
    .toSorted((one, other) => Number(isNarrow(drafts, one)) - Number(isNarrow(drafts, other)))[0];
  if (page === undefined) return [];
  const list = addressOf(page.replace(/^pages\/|\/en\.mdx$/g, ''));
  return own.map((from) => ({
    from,
    to: `/${langOf(from)}/${list}/`,
    since: buildDay(),
    reason: 'The record was removed from its list.',
  }));
}

/** A page that shows a part of the list only. */
function isNarrow(drafts: Drafts, path: string): boolean {
  return /<Register id="[^"]+" (section|kind)=/.test(drafts.read(path).text);
}
