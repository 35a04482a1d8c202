import type { Edit } from '../../model/form-api.ts';
import { DeskError } from '../desk-error.ts';
import { type Drafts, hashOf } from '../drafts.ts';
import { orderAt } from './fields.ts';
import { isEqual, valueAt, withEdits } from './json.ts';
import { schemaOf } from './schema-of.ts';
import { keepSource, refuseBroken, sourceOf } from './sources.ts';
import { tidyChanged } from './tidy-yaml.ts';
import { editYaml, type Source } from './yaml-edit.ts';

/** A file with edits made in place, read again: what is written is what was meant, or nothing is. */
export async function edited(drafts: Drafts, file: string, edits: Edit[]): Promise<Source> {
  const schema = schemaOf(file);
  const read = sourceOf(drafts, file);
  refuseBroken(file, read);
  const { source } = read;
  const text = editYaml(source, edits, (path) => orderAt(schema, path));
  if (text === source.text) return source;
  const now = await tidyChanged(file, source, text);
  const wanted = withEdits(source.data, edits);
  // Where one entry stands for another in the text, both change: then only the edited places are compared.
  const isMeant = /[&*][\w-]+\s*$/m.test(source.text)
    ? edits.every(({ at }) => isEqual(valueAt(now.data, at), valueAt(wanted, at)))
    : isEqual(now.data, wanted);
  if (now.document.errors.length > 0 || !isMeant)
    throw new DeskError(500, 'not-written', {
      en: `This change of ${file} could not be written safely. Nothing was changed. Tell the developers what you typed.`,
      hi: `${file} में यह बदलाव सुरक्षित ढंग से नहीं लिखा जा सका। कुछ नहीं बदला गया। डेवलपर को बताएं कि आपने क्या लिखा था।`,
    });
  return now;
}

export async function saveForm(drafts: Drafts, file: string, edits: Edit[], was: string): Promise<{ hash: string }> {
  // Somebody else's text must not even be edited.
  const { hash, source } = sourceOf(drafts, file);
  if (hash !== was) drafts.save([{ path: file, contents: source.text, was }]);
  const now = await edited(drafts, file, edits);
  if (now === source) return { hash };
  drafts.save([{ path: file, contents: now.text, was }]);
  const next = { hash: hashOf(now.text), source: now };
  keepSource(drafts, file, next);
  return { hash: next.hash };
}
