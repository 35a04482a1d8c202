import { createHash } from 'node:crypto';
import type { Marks } from '../domain/recorded.ts';
import { readTextFile } from '../files/read-yaml.ts';
import { onceFor } from '../lib/once-for.ts';
import type { Loaded } from './load.ts';
import { wordsOf } from './translations.ts';

/** Files of which each entry is a thing by itself, named `<file>/<id>`. */
const BY_ENTRY = [
  'facts',
  'offices',
  'office-places',
  'directory',
  'posts',
  'procedures',
  'initiatives',
  'timeline',
  'sheets',
  'posters',
];
/** Files that are one thing, named as they are; a CSV file beside them belongs to them. */
const WHOLE = ['organisation', 'crop-calendar', 'home', 'substance-rules', 'previous-years'];
/** Fields that no reader sees. */
const UNSEEN = new Set(['answered', 'sameAs', 'publishFrom', 'publishUntil', 'reviewed']);

/**
 * Everything whose changes readers are told of, by name: pages as `<area>/<key>`, records as `<register>/<name>`, other things as they stand
 * below `content/`: `facts/<id>`, `tables/<id>`, `crop-calendar`. What is made up has no history.
 */
export function subjectMarks({
  root,
  yaml,
  catalogue,
  files,
}: Pick<Loaded, 'root' | 'yaml' | 'catalogue' | 'files'>): Marks {
  const marks = new Map<string, string>();
  const pages = Map.groupBy(catalogue.pages, ({ id }) => id);
  for (const [id, twins] of pages) marks.set(id, markOf(twins.map((page) => [page.lang, wordsOf(page)]).toSorted()));
  for (const { file, raw } of yaml) {
    const name = file.slice(root.length + 1).replace(/\.yaml$/, '');
    const figures = () => figuresOf(`${root}/${name}.csv`, files);
    if (!isEntries(raw)) continue;
    if (name.startsWith('registers/')) {
      if (raw['specimen'] !== true) marks.set(name.slice('registers/'.length), entryMark(raw));
    } else if (name.startsWith('tables/') || WHOLE.includes(name)) marks.set(name, markOf([raw, figures()]));
    else if (BY_ENTRY.includes(name))
      for (const [id, entry] of Object.entries(raw))
        marks.set(`${name}/${id}`, isEntries(entry) ? entryMark(entry) : markOf(entry));
  }
  for (const row of catalogue.substances?.rows ?? []) marks.set(`substances/${row.id}`, entryMark(row));
  return marks;
}

function figuresOf(csv: string, files: readonly string[]): string {
  return files.includes(csv) ? (readTextFile(csv) ?? '').replace(/\s+/g, ' ') : '';
}

/** While a file does not change, the desk reads it once and hands out the same object. */
const entryMark = onceFor((entry: object) => markOf(entry));

/** A short mark of words and values; the order of fields does not count. */
function markOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value, inOrder)).digest('hex').slice(0, 12);
}

function inOrder(key: string, value: unknown): unknown {
  if (UNSEEN.has(key)) return undefined;
  if (!isEntries(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function isEntries(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
