import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Localized } from '../../../src/language/lang.ts';
import { foldWords, wordsOf } from '../../../src/text/fold-words.ts';
import type { Found, Item } from '../../model/hand-in-api.ts';
import type { Drafts } from '../drafts.ts';
import { entriesIn, type Entry, nameOf } from './entries.ts';
import { isDerived, kindOf } from './kind-of.ts';

const MOST_FOUND = 60;
const EXCERPT = 160;

interface Indexed extends Entry {
  path: string;
  folded: string;
}

interface KnownFile {
  stamp: string;
  entries: Indexed[];
}

/** Knows the titles and words of everything in the draft; a file is read again only after it has changed. */
export class ContentIndex {
  readonly #drafts: Drafts;
  #known = new Map<string, KnownFile>();

  constructor(drafts: Drafts) {
    this.#drafts = drafts;
  }

  /** What is in a folder or a file, newest first where there are dates. */
  browse(folder: string): Item[] {
    const isWanted = (path: string) => path === folder || path.startsWith(`${folder}/`);
    const entries = this.#entries().filter(({ path }) => isWanted(path));
    if (folder === 'pages' || folder.startsWith('pages/')) return pages(entries);
    // A table is opened by its figures.
    if (folder === 'tables') return entries.filter(({ path }) => path.endsWith('.csv')).map(itemOf);
    const items = entries.map(itemOf);
    return folder.includes('/') ? items.toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? '')) : items;
  }

  /** Things that have all words of a query, in either language; those with the words in their title first. */
  search(query: string): Found[] {
    const words = wordsOf(query);
    if (words.length === 0) return [];
    const found: { entry: Indexed; inTitle: number }[] = [];
    for (const entry of this.#entries()) {
      if (!words.every((word) => entry.folded.includes(word))) continue;
      const title = foldWords(`${entry.title.en} ${entry.title.hi}`);
      found.push({ entry, inTitle: words.filter((word) => title.includes(word)).length });
    }
    return found
      .toSorted((a, b) => b.inTitle - a.inTitle || (b.entry.date ?? '').localeCompare(a.entry.date ?? ''))
      .slice(0, MOST_FOUND)
      .map(({ entry }) => ({ ...itemOf(entry), lang: entry.lang, ...lineWith(entry, words) }));
  }

  #entries(): Indexed[] {
    const root = join(this.#drafts.root, 'content');
    const known = new Map<string, KnownFile>();
    for (const path of this.#drafts.files()) {
      if (isDerived(path) || path.startsWith('cultivators/')) continue;
      const { mtimeMs, size } = statSync(join(root, path));
      const stamp = `${mtimeMs} ${size}`;
      const before = this.#known.get(path);
      known.set(path, before?.stamp === stamp ? before : { stamp, entries: readEntries(root, path) });
    }
    this.#known = known;
    return [...known.values()].flatMap(({ entries }) => entries);
  }
}

function readEntries(root: string, path: string): Indexed[] {
  const isText = /\.(yaml|mdx|csv)$/.test(path);
  const entries = entriesIn(path, isText ? readFileSync(join(root, path), 'utf8') : '');
  return entries.map((entry) => ({
    ...entry,
    title: path.endsWith('.csv') ? (captionBeside(root, path) ?? entry.title) : entry.title,
    path,
    folded: foldWords(`${entry.title.en} ${entry.title.hi} ${nameOf(path)} ${entry.at?.join(' ') ?? ''} ${entry.text}`),
  }));
}

/** How the figures of a CSV file are called stands in the file beside it. */
function captionBeside(root: string, path: string): Localized | undefined {
  const file = join(root, path.replace(/csv$/, 'yaml'));
  return existsSync(file) ? entriesIn(path.replace(/csv$/, 'yaml'), readFileSync(file, 'utf8'))[0]?.title : undefined;
}

function itemOf({ path, at, title, date }: Indexed): Item {
  return { path, at, title, kind: kindOf(path).name, date, detail: date ?? at?.join('/') ?? nameOf(path) };
}

/** The two texts of a page are one item. */
function pages(entries: Indexed[]): Item[] {
  const byPage = Map.groupBy(entries, ({ path }) => path.replace(/\/\w+\.mdx$/, ''));
  return [...byPage].flatMap(([page, texts]) => {
    const [first] = texts;
    if (!first) return [];
    const titleIn = (lang: string) => (texts.find((text) => text.lang === lang) ?? first).title.en;
    const title = { en: titleIn('en'), hi: titleIn('hi') };
    return [{ ...itemOf(first), title, detail: page.slice('pages/'.length) }];
  });
}

/** The line with most of the words, the first of equals. */
function lineWith({ text, line }: Indexed, words: string[]): { line: number; excerpt: string } {
  let best = { count: 0, index: 0, words: '' };
  for (const [index, each] of text.split('\n').entries()) {
    const folded = foldWords(each);
    const count = words.filter((word) => folded.includes(word)).length;
    if (count > best.count) best = { count, index, words: each };
    if (count === words.length) break;
  }
  return { line: line + best.index, excerpt: cut(wordsOfLine(best.words), words) };
}

/** Without the name of the field. */
function wordsOfLine(line: string): string {
  const words = line.trim().replace(/^(?:- )?[\w.-]+:(?: |$)/, '');
  return words.replace(/^(['"])(.*)\1$/, '$2');
}

/** The part of a long line around the first of the words. */
function cut(line: string, words: string[]): string {
  if (line.length <= EXCERPT) return line;
  const places = words.map((word) => foldWords(line).indexOf(word)).filter((place) => place >= 0);
  const from = Math.max(0, Math.min(...places, line.length) - EXCERPT / 3);
  return `${from > 0 ? '…' : ''}${line.slice(from, from + EXCERPT).trim()}…`;
}
