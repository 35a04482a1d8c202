import { type Lang, LANGS, isLang } from '../../language/lang.ts';
import type { Mistake } from '../../files/mistake.ts';
import { readCsv } from '../../files/read-csv.ts';
import { readTextFile } from '../../files/read-yaml.ts';
import type { Loaded } from '../load.ts';
import { isElement, lineOf, type Node, type SourcePage } from '../read-page.ts';
import { textsOf } from './texts.ts';

/** Where something stands. */
export type Place = Pick<Mistake, 'file' | 'line' | 'field'>;

/** One text of the content, in any file. */
export interface PlacedText {
  text: string;
  /** Its language, where the file says so. */
  lang?: Lang | undefined;
  /** The file below `content/`. */
  name: string;
  /** Names of the fields that lead to it; none in prose. */
  path: PropertyKey[];
  place: () => Place;
}

/** The same words in both languages. */
export interface PlacedPair {
  en: string;
  hi: string;
  name: string;
  path: PropertyKey[];
  place: (lang: Lang) => Place;
}

/** Files that hold no words of ours: hashes, and words that readers type. */
const NO_TEXTS = /^(translations|recorded|search)\.yaml$/;
/** Long lists of names, checked by their own reader. */
const LISTS = /^cultivators\/.*\.csv$/;

const textsFound = new WeakMap<Loaded, PlacedText[]>();
const pairsFound = new WeakMap<Loaded, PlacedPair[]>();

/** Every text of the content: fields of YAML files, words of pages, cells of CSV files. Several rules ask for them. */
export function everyText(loaded: Loaded): PlacedText[] {
  let texts = textsFound.get(loaded);
  if (!texts) textsFound.set(loaded, (texts = [...yamlTexts(loaded), ...pageTexts(loaded), ...cellTexts(loaded)]));
  return texts;
}

/** Every text that stands in both languages. */
export function everyPair(loaded: Loaded): PlacedPair[] {
  let pairs = pairsFound.get(loaded);
  if (!pairs) pairsFound.set(loaded, (pairs = [...besideEachOther(everyText(loaded)), ...twinBlocks(loaded)]));
  return pairs;
}

function yamlTexts({ root, yaml }: Loaded): PlacedText[] {
  return yaml.flatMap(({ file, raw, lineOf: lineIn }) => {
    const name = file.slice(root.length + 1);
    if (NO_TEXTS.test(name)) return [];
    return knownStringsIn(raw).map(({ text, path }) => ({
      text,
      name,
      path,
      lang: langOf(path.at(-1)),
      place: () => ({ file, line: lineIn(path), field: path.join(' → ') }),
    }));
  });
}

/** While a file does not change, the development server reads it once and hands out the same object. */
const stringsFound = new WeakMap<object, ReturnType<typeof stringsIn>>();

function knownStringsIn(raw: unknown): ReturnType<typeof stringsIn> {
  if (typeof raw !== 'object' || raw === null) return [];
  let strings = stringsFound.get(raw);
  if (!strings) stringsFound.set(raw, (strings = stringsIn(raw)));
  return strings;
}

/** Every text in what a YAML file holds, with the names of the fields that lead to it. */
export function stringsIn(raw: unknown, path: PropertyKey[] = []): { text: string; path: PropertyKey[] }[] {
  if (typeof raw === 'string') return [{ text: raw, path }];
  if (typeof raw !== 'object' || raw === null) return [];
  return Object.entries(raw).flatMap(([key, value]) =>
    stringsIn(value, [...path, Array.isArray(raw) ? Number(key) : key]),
  );
}

function pageTexts({ root, catalogue }: Loaded): PlacedText[] {
  return catalogue.pages.flatMap((page) =>
    textsOf(page).map(({ text, line, field, path }) => ({
      text,
      name: page.file.slice(root.length + 1),
      path: field === undefined ? [] : [field],
      lang: page.lang,
      place: () => ({ file: page.file, line: line ?? (path && page.lineOfField?.(path)), field }),
    })),
  );
}

/** Cells in the order of their rows; a CSV that cannot be read is a mistake of its own. */
function cellTexts({ root, files }: Loaded): PlacedText[] {
  return files.flatMap((file) => {
    const name = file.slice(root.length + 1);
    if (!name.endsWith('.csv') || LISTS.test(name)) return [];
    const rows = readCsv(readTextFile(file) ?? '');
    if ('cause' in rows) return [];
    const columns = rows[0]?.record ?? [];
    return rows.slice(1).flatMap(({ record, info }) =>
      record.flatMap((text, index) => {
        if (text === '') return [];
        const field = columns[index] ?? '';
        const lang = langOf(/_(en|hi)$/.exec(field)?.[1]);
        const path = [info.lines, lang ? field.slice(0, -3) : field, ...(lang ? [lang] : [])];
        return [{ text, name, path, lang, place: () => ({ file, line: info.lines, field }) }];
      }),
    );
  });
}

/** Texts whose paths differ by the language only. */
function besideEachOther(texts: PlacedText[]): PlacedPair[] {
  const waiting = new Map<string, PlacedText>();
  const pairs: PlacedPair[] = [];
  for (const text of texts) {
    if (!text.lang || text.lang !== text.path.at(-1) || text.text === '') continue;
    const path = text.path.slice(0, -1);
    const key = `${text.name} ${path.join('\n')}`;
    const other = waiting.get(key);
    if (!other) waiting.set(key, text);
    else {
      const [en, hi] = text.lang === 'hi' ? [other, text] : [text, other];
      pairs.push({
        en: en.text,
        hi: hi.text,
        name: text.name,
        path,
        place: (lang) => (lang === 'en' ? en : hi).place(),
      });
    }
  }
  return pairs;
}

/** Paragraphs, headings and fields of a page beside those of its twin; none where they are not equally many. */
function twinBlocks({ root, catalogue }: Loaded): PlacedPair[] {
  return twinsOf(catalogue.pages).flatMap(({ en, hi }) => {
    const name = hi.file.slice(root.length + 1);
    const [a, b] = [blocksOf(en), blocksOf(hi)];
    const fields = (['title', 'summary'] as const).flatMap((field) => {
      const [words, translated] = [en.meta?.[field], hi.meta?.[field]];
      if (!words || !translated) return [];
      return [
        {
          en: words,
          hi: translated,
          name,
          path: [field],
          place: (lang: Lang) => ({ file: (lang === 'en' ? en : hi).file, field }),
        },
      ];
    });
    if (a.length !== b.length) return fields;
    const blocks = a.flatMap((block, index) => {
      const other = b[index];
      if (!other) return [];
      const place = (lang: Lang) =>
        lang === 'en' ? { file: en.file, line: block.line } : { file: hi.file, line: other.line };
      return [{ en: block.text, hi: other.text, name, path: [], place }];
    });
    return [...fields, ...blocks];
  });
}

export function twinsOf(pages: SourcePage[]): { en: SourcePage; hi: SourcePage }[] {
  const hindi = new Map(pages.filter(({ lang }) => lang === 'hi').map((page) => [page.id, page]));
  return pages.flatMap((en) => {
    const hi = en.lang === LANGS[0] && hindi.get(en.id);
    return hi ? [{ en, hi }] : [];
  });
}

/** The paragraphs, headings and titles of a page; a fact stands in braces, as in other files. */
export function blocksOf(page: SourcePage): { text: string; line: number }[] {
  return page.tree ? blocksIn(page, page.tree) : [];
}

function blocksIn(page: SourcePage, node: Node): { text: string; line: number }[] {
  const line = lineOf(page, node);
  if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'mdxJsxTextElement')
    return [{ text: textIn(node), line }];
  const titles = isElement(node)
    ? (node.attributes ?? []).flatMap(({ name, value }) =>
        (name === 'title' || name === 'term') && typeof value === 'string' ? [{ text: value, line }] : [],
      )
    : [];
  return [...titles, ...(node.children ?? []).flatMap((child) => blocksIn(page, child))];
}

function textIn(node: Node): string {
  const fact = node.name === 'Fact' && node.attributes?.find(({ name }) => name === 'id')?.value;
  if (typeof fact === 'string') return `{${fact}}`;
  return (node.value ?? '') + (node.children ?? []).map(textIn).join('');
}

function langOf(key: PropertyKey | undefined): Lang | undefined {
  return typeof key === 'string' && isLang(key) ? key : undefined;
}
