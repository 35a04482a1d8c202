import { checkYaml } from '../../../src/files/read-yaml.ts';
import { textOf } from '../../../src/messages/say.ts';
import type { Json } from '../../model/form-api.ts';
import { DeskError } from '../desk-error.ts';
import type { Drafts } from '../drafts.ts';
import { schemaOf } from './schema-of.ts';
import { readSource, type Source } from './yaml-edit.ts';

interface Known {
  hash: string;
  source: Source;
}
const known = new WeakMap<Drafts, Map<string, Known>>();

/** A YAML file of the draft. It is parsed again only when it has changed. */
export function sourceOf(drafts: Drafts, path: string): Known {
  const { text, hash } = drafts.read(path);
  const files = filesOf(drafts);
  const last = files.get(path);
  if (last?.hash === hash) return last;
  const read = { hash, source: readSource(text) };
  files.set(path, read);
  return read;
}

/** Keeps what was just written, so that it need not be parsed again. */
export function keepSource(drafts: Drafts, path: string, read: Known): void {
  filesOf(drafts).set(path, read);
}

/** What a file holds; nothing where it is missing or cannot be read. */
export function dataOf(drafts: Drafts, path: string): Json {
  return drafts.has(path) ? sourceOf(drafts, path).source.data : null;
}

/** A file with a broken text has no form: what is wrong is said instead. */
export function refuseBroken(path: string, { source }: Known): void {
  if (source.document.errors.length === 0) return;
  const [first] = checkYaml(path, source.text, schemaOf(path)).mistakes;
  const said = (lang: 'en' | 'hi') => (first ? `${first.line ?? ''} ${textOf(first, lang)}` : '');
  throw new DeskError(422, 'unreadable', {
    en: `${path} cannot be read, so it has no form. Line ${said('en')}`,
    hi: `${path} पढ़ी नहीं जा सकती, इसलिए उसका फॉर्म नहीं है। पंक्ति ${said('hi')}`,
  });
}

function filesOf(drafts: Drafts): Map<string, Known> {
  let files = known.get(drafts);
  if (!files) known.set(drafts, (files = new Map()));
  return files;
}
