import type { Localized } from '../../../src/language/lang.ts';
import { buildDay } from '../../../src/lib/build-moment.ts';
import type { EntryLine, Json, Model, OpenForm, Path } from '../../model/form-api.ts';
import { FILE_NAMES, RECORD_NAMES } from '../../words/file-names.ts';
import { DeskError } from '../desk-error.ts';
import type { Drafts } from '../drafts.ts';
import { checkEdits } from './check.ts';
import { choiceLabels } from './choice-labels.ts';
import { labelOf, linesOf } from './entry-label.ts';
import { modelOf } from './fields.ts';
import { isGroup, valueAt } from './json.ts';
import { schemaOf } from './schema-of.ts';
import { dataOf, refuseBroken, sourceOf } from './sources.ts';

/** More entries than this, or more text, do not stand on one screen. */
const MOST_ENTRIES = 12;
const MOST_TEXT = 6000;

/** Opens the part of a file that has one form: a small file whole, of a long one a list of its entries or one entry. */
export function openForm(drafts: Drafts, file: string, wanted: Path): OpenForm {
  const schema = schemaOf(file);
  const read = sourceOf(drafts, file);
  refuseBroken(file, read);
  const { data } = read.source;
  const root = modelOf(schema, choiceLabels(dataOf(drafts, 'strings.yaml')));
  const { at, focus, model } = placeOf(root, data, resolved(data, wanted));
  const value = valueAt(data, at);
  if (value === undefined)
    throw new DeskError(404, 'no-entry', {
      en: `${file} has no entry “${at.join('/')}”. Perhaps it was removed.`,
      hi: `${file} में “${at.join('/')}” नाम की प्रविष्टि नहीं है। शायद वह हटा दी गई।`,
    });
  const open = { file, today: buildDay(), name: nameOf(file, at, data), hash: read.hash, at, focus, model };
  if (isLong(model, value, at)) return { ...open, entries: { '': linesOf(value) }, remarks: [], offers: [] };
  const entries: Record<string, EntryLine[]> = {};
  const shown = isGroup(value) ? { ...value } : value;
  if (model.kind === 'group' && isGroup(shown))
    for (const { name, model: of } of model.fields)
      if (isLong(of, shown[name], [...at, name])) {
        entries[name] = linesOf(shown[name]);
        delete shown[name];
      }
  return { ...open, value: shown, entries, remarks: checkEdits(drafts, file, [{ at, value }]).remarks, offers: [] };
}

/** As far as long lists lead, that is the part to open; what is left of the way is a place in its form. */
function placeOf(root: Model, data: Json, wanted: Path): { at: Path; focus: Path; model: Model } {
  let found = { at: [] as Path, model: root };
  let [at, model]: [Path, Model | undefined] = [[], root];
  for (const key of wanted) {
    const isInList: boolean = model !== undefined && isLong(model, valueAt(data, at), at);
    model = childOf(model, key);
    at = [...at, Array.isArray(valueAt(data, at)) ? Number(key) : key];
    if (!model) break;
    if (isInList || isLong(model, valueAt(data, at), at)) found = { at, model };
  }
  return { ...found, focus: wanted.slice(found.at.length) };
}

/** Addresses part the names of a place with strokes; some names have strokes of their own. */
function resolved(value: Json | undefined, wanted: Path): Path {
  if (wanted.length === 0) return [];
  if (isGroup(value))
    for (let length = wanted.length; length > 0; length -= 1) {
      const name = wanted.slice(0, length).join('/');
      if (Object.hasOwn(value, name)) return [name, ...resolved(value[name], wanted.slice(length))];
    }
  const [first = '', ...rest] = wanted;
  return Array.isArray(value) ? [Number(first), ...resolved(value[Number(first)], rest)] : wanted;
}

function childOf(model: Model | undefined, key: string | number): Model | undefined {
  if (model?.kind === 'group') return model.fields.find(({ name }) => name === key)?.model;
  return model?.kind === 'list' || model?.kind === 'map' ? model.of : undefined;
}

function isLong(model: Model, value: Json | undefined, at: Path): boolean {
  if (model.kind !== 'list' && model.kind !== 'map') return false;
  if (at.length === 0) return true;
  const isPlain = model.of.kind !== 'group' && model.of.kind !== 'list' && model.of.kind !== 'words';
  if (isPlain || value === undefined) return false;
  const count = Array.isArray(value) ? value.length : Object.keys(value ?? {}).length;
  return count > MOST_ENTRIES || JSON.stringify(value).length > MOST_TEXT;
}

/** The name of a form: that of the entry, else of the record, else of the file. */
function nameOf(file: string, at: Path, data: Json): Localized {
  const last = at.at(-1);
  if (last !== undefined) return labelOf(valueAt(data, at), last);
  const isEntries = FILE_NAMES[file] !== undefined;
  if (!isEntries && isGroup(data)) return labelOf(data, file);
  const [folder = ''] = file.split('/');
  return FILE_NAMES[file] ?? RECORD_NAMES[folder] ?? { en: file, hi: file };
}
