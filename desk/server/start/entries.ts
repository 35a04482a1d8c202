import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { isLang, type Lang, type Localized } from '../../../src/language/lang.ts';
import { kindOf } from './kind-of.ts';
import { parsed } from '../hand-in/leaves.ts';
import { isObject, titleOf } from './title-of.ts';

/** A thing inside a file that has a name and words of its own. */
export interface Entry {
  at?: (string | number)[] | undefined;
  title: Localized;
  date?: string | undefined;
  lang?: Lang | undefined;
  /** Its words as they stand in the file, and the line on which they begin. */
  text: string;
  line: number;
}

/** The entries of a file: one, or those of a list. */
export function entriesIn(path: string, text: string): Entry[] {
  if (path.endsWith('.mdx')) return [pageEntry(path, text)];
  if (path.endsWith('.yaml')) return yamlEntries(path, text);
  return [{ title: named(nameOf(path)), text, line: 1 }];
}

/** @example nameOf('tables/opium-price.csv') // 'opium-price' */
export function nameOf(path: string): string {
  return (path.split('/').at(-1) ?? path).replace(/\.\w+$/, '');
}

function named(name: string): Localized {
  return { en: name, hi: name };
}

function pageEntry(path: string, text: string): Entry {
  const lang = path.slice(-6, -4);
  const title = /^title: *(['"]?)(.*?)\1 *$/m.exec(text)?.[2] ?? path.split('/').slice(1, -1).join('/');
  return { title: named(title), lang: isLang(lang) ? lang : undefined, text, line: 1 };
}

function yamlEntries(path: string, text: string): Entry[] {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, logLevel: 'silent' });
  const whole = parsed(text);
  const list = document.contents;
  const items =
    isMap(list) && isListOfEntries(path, whole)
      ? list.items.map(({ key, value }) => ({ key: isScalar(key) ? String(key.value) : '', node: value, start: key }))
      : isSeq(list)
        ? list.items.map((node, key) => ({ key, node, start: node }))
        : [];
  if (items.length === 0) {
    const own = isObject(whole) && path.includes('/') ? titleOf(whole) : undefined;
    const date = isObject(whole) && typeof whole['date'] === 'string' ? whole['date'] : undefined;
    return [{ title: own ?? (path.includes('/') ? named(nameOf(path)) : kindOf(path).name), date, text, line: 1 }];
  }
  return items.map(({ key, node, start }) => {
    const thing: unknown = isMap(node) || isSeq(node) || isScalar(node) ? node.toJS(document) : undefined;
    const [from, to] = [rangeOf(start)[0], rangeOf(node)[1] || rangeOf(start)[1]];
    return {
      at: [key],
      title: titleOf(thing) ?? named(String(key)),
      date: isObject(thing) && typeof thing['date'] === 'string' ? thing['date'] : undefined,
      text: text.slice(from, to),
      line: lines.linePos(from).line,
    };
  });
}

/** Files that are lists by id: of things that have names. Files of a folder are one thing each, except sources. */
function isListOfEntries(path: string, whole: unknown): boolean {
  if (!isObject(whole) || (path.includes('/') && !path.startsWith('sources/'))) return false;
  const values = Object.values(whole);
  return values.length > 0 && values.every((value) => isObject(value) && titleOf(value) !== undefined);
}

function rangeOf(node: unknown): [number, number] {
  if (!isMap(node) && !isSeq(node) && !isScalar(node)) return [0, 0];
  return node.range ? [node.range[0], node.range[1]] : [0, 0];
}
