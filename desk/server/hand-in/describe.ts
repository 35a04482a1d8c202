import { FILES } from '../../../src/content/files.ts';
import type { Lang, Localized } from '../../../src/language/lang.ts';
import type { Change, FileChange } from '../../model/hand-in-api.ts';
import { fieldPath } from '../../words/field-path.ts';
import { entriesIn } from '../start/entries.ts';
import { kindOf } from '../start/kind-of.ts';
import { isObject, titleOf } from '../start/title-of.ts';
import { parsed } from './leaves.ts';

/** Its lines are numbered: one more in front would change all of them. */
const CHANGES_FILE = FILES.changes.file;

/** A value longer than this is not said in a sentence. */
const SHORT = 40;
/** Sentences that fit into one line about all changes. */
const MOST_SAID = 2;
const MOST_FIELDS = 3;

/** Texts of a file: before the change and after it. */
export interface Texts {
  before?: string | undefined;
  after?: string | undefined;
}

/** What happened to one thing, in a sentence. `files` are one file, or the two texts of a page. */
export function describe(files: FileChange[], textsOf: (path: string) => Texts): Localized {
  const [file] = files;
  if (!file) return { en: '', hi: '' };
  const texts = textsOf(file.path);
  if (file.path === CHANGES_FILE) return { en: 'Wrote what readers are told', hi: 'पाठकों को बताई जाने वाली पंक्ति लिखी' };
  if (file.path.startsWith('pages/')) return ofPage(files, titleOfPage(file.path, textsOf));
  // What is changed is called as readers know it, not as it will be.
  const title = titleIn(file.path, texts.before ?? texts.after ?? '');
  const entry = file.kind === 'changed' ? entryOf(file, texts) : undefined;
  if (entry) return entry;
  const { one, name } = kindOf(file.path);
  if (file.kind === 'added') return { en: `Added ${one.en}: ${title.en}`, hi: `${name.hi} “${title.hi}” को जोड़ा` };
  if (file.kind === 'removed') return { en: `Removed ${one.en}: ${title.en}`, hi: `${name.hi} “${title.hi}” को हटाया` };
  if (file.rows) return ofRows(file.rows, title);
  return ofFields(file, title);
}

/** One sentence for everything: the first things, and how many more. */
export function sentenceOf(changes: readonly Pick<Change, 'sentence' | 'isDerived'>[]): Localized {
  const own = changes.filter((change) => !change.isDerived);
  const said = (own.length > 0 ? own : changes).map(({ sentence }) => sentence);
  const rest = said.length - MOST_SAID;
  const first = (lang: Lang) =>
    said
      .slice(0, MOST_SAID)
      .map((sentence) => sentence[lang])
      .join('; ');
  return rest > 0
    ? { en: `${first('en')}; and ${rest} more`, hi: `${first('hi')}; और ${rest} अन्य` }
    : { en: first('en'), hi: first('hi') };
}

function titleIn(path: string, text: string): Localized {
  const [entry, second] = entriesIn(path, text);
  if (!/\.(yaml|mdx)$/.test(path)) {
    const name = path.split('/').at(-1) ?? path;
    return { en: name, hi: name };
  }
  return entry && !second ? entry.title : kindOf(path).name;
}

/** From both texts, also where only one of them changed. */
function titleOfPage(path: string, textsOf: (path: string) => Texts): Localized {
  const titleFrom = (lang: Lang) => {
    const file = path.replace(/\w+\.mdx$/, `${lang}.mdx`);
    const { before, after } = textsOf(file);
    return titleIn(file, before ?? after ?? '').en;
  };
  return { en: titleFrom('en'), hi: titleFrom('hi') };
}

function ofPage(files: FileChange[], title: Localized): Localized {
  const kinds = new Set(files.map(({ kind }) => kind));
  if (kinds.size === 1 && kinds.has('added'))
    return { en: `Added a page: ${title.en}`, hi: `पृष्ठ “${title.hi}” को जोड़ा` };
  if (kinds.size === 1 && kinds.has('removed'))
    return { en: `Removed the page “${title.en}”`, hi: `पृष्ठ “${title.hi}” को हटाया` };
  if (files.length > 1)
    return {
      en: `Changed the text of “${title.en}” in both languages`,
      hi: `“${title.hi}” के पाठ को दोनों भाषाओं में बदला`,
    };
  return files[0]?.lang === 'hi'
    ? { en: `Corrected the Hindi text of “${title.en}”`, hi: `“${title.hi}” के हिंदी पाठ को ठीक किया` }
    : { en: `Corrected the English text of “${title.en}”`, hi: `“${title.hi}” के अंग्रेजी पाठ को ठीक किया` };
}

/** Of a list by id: which of its things changed, if it was one. */
function entryOf(file: FileChange, texts: Texts): Localized | undefined {
  const id = file.differences[0]?.at[0];
  const [before, after] = [parsed(texts.before ?? ''), parsed(texts.after ?? '')];
  const isOne = id !== undefined && file.differences.every(({ at }) => at[0] === id) && file.more === 0;
  if (!isOne || !isList(file.path, texts.after ?? '')) return undefined;
  const [old, now] = [before, after].map((whole) => thingAt(whole, id));
  const title = titleOf(old ?? now) ?? { en: id, hi: id };
  const { one, name } = kindOf(file.path);
  if (old === undefined) return { en: `Added ${one.en}: ${title.en}`, hi: `${name.hi} “${title.hi}” को जोड़ा` };
  if (now === undefined) return { en: `Removed ${one.en}: ${title.en}`, hi: `${name.hi} “${title.hi}” को हटाया` };
  const inside = file.differences.map((each) => ({ ...each, at: each.at.slice(1) }));
  return ofFields({ ...file, differences: inside }, title);
}

function isList(path: string, text: string): boolean {
  return path.endsWith('.yaml') && entriesIn(path, text)[0]?.at !== undefined;
}

function thingAt(whole: unknown, id: string): unknown {
  if (Array.isArray(whole)) return whole[Number(id) - 1];
  return isObject(whole) ? whole[id] : undefined;
}

function ofFields({ differences }: FileChange, title: Localized): Localized {
  const [first] = differences;
  const places = differences.map(({ at }) => at.filter((part) => !/^(en|hi)$/.test(part)));
  const names = [...new Map(places.map((at) => [at.join('/'), fieldPath(at)])).values()].filter(({ en }) => en);
  if (!first || names.length === 0) return { en: `Changed “${title.en}”`, hi: `“${title.hi}” को बदला` };
  const more = names.length > MOST_FIELDS ? ', …' : '';
  const said = (lang: Lang) =>
    names
      .slice(0, MOST_FIELDS)
      .map((name) => name[lang])
      .join(', ') + more;
  const [en, hi] = [said('en').toLowerCase(), said('hi')];
  const { before, after } = first;
  const isShort = [before, after].every((value) => value !== undefined && value.length <= SHORT);
  if (differences.length === 1 && isShort)
    return {
      en: `Changed ${en} of “${title.en}” from ${before} to ${after}`,
      hi: `“${title.hi}” में ${hi} को ${before} से ${after} किया`,
    };
  return { en: `Changed ${en} of “${title.en}”`, hi: `“${title.hi}” में ${hi} को बदला` };
}

function ofRows({ added, changed, removed }: NonNullable<FileChange['rows']>, title: Localized): Localized {
  const counts: [number, string, string][] = [
    [added, 'added', 'जोड़ीं'],
    [changed, 'changed', 'बदलीं'],
    [removed, 'removed', 'हटाईं'],
  ];
  const said = counts.filter(([count]) => count > 0);
  return {
    en: `Table ${title.en}: ${said.map(([count, en]) => `${count} ${count === 1 ? 'row' : 'rows'} ${en}`).join(', ')}`,
    hi: `तालिका ${title.hi}: ${said.map(([count, , hi]) => `${count} पंक्तियां ${hi}`).join(', ')}`,
  };
}

/** Files that belong together: the two texts of a page. */
export function subjectOf(path: string): string {
  return path.startsWith('pages/') ? path.replace(/\/\w+\.mdx$/, '') : path;
}
