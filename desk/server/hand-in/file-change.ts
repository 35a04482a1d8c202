import { isLang } from '../../../src/language/lang.ts';
import type { ChangedFile } from '../../model/api.ts';
import { diffLines, linesOf } from '../../model/diff-lines.ts';
import type { Difference, FileChange } from '../../model/hand-in-api.ts';
import { leavesOf, parsed } from './leaves.ts';

/** More than these nobody reads on a screen. */
const MOST = 60;
const MOST_LETTERS = 4000;

/** What changed in a file: by field in YAML, by lines in pages and tables, by size in everything else. */
export function fileChange(file: ChangedFile, before: Buffer | undefined, after: Buffer | undefined): FileChange {
  const [old, now] = [before?.toString('utf8'), after?.toString('utf8')];
  const all = differencesIn(file.path, old, now, [before?.length, after?.length]);
  const lang = /\/(\w\w)\.mdx$/.exec(file.path)?.[1];
  return {
    ...file,
    ...(isLang(lang) && { lang }),
    differences: all
      .slice(0, MOST)
      .map((each) => ({ ...each, before: beginning(each.before), after: beginning(each.after) })),
    more: Math.max(0, all.length - MOST),
    ...(file.path.endsWith('.csv') && { rows: rowCounts(all) }),
  };
}

function differencesIn(
  path: string,
  old: string | undefined,
  now: string | undefined,
  sizes: (number | undefined)[],
): Difference[] {
  if (path.endsWith('.yaml')) {
    const fields = byField(old, now);
    // Comments and the form of the file are no fields.
    if (fields.length > 0) return fields;
  }
  if (/\.(yaml|mdx|csv)$/.test(path)) return byLine(old ?? '', now ?? '');
  const [before, after] = sizes.map((size) => (size === undefined ? undefined : `${Math.ceil(size / 1024)} KB`));
  return [{ at: [], before, after }];
}

function byField(old: string | undefined, now: string | undefined): Difference[] {
  const [before, after] = [old, now].map((text) => leavesOf(text === undefined ? undefined : parsed(text)));
  if (!before || !after) return [];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
    const [one, other] = [before.get(key), after.get(key)];
    if (one?.value === other?.value) return [];
    return [{ at: (one ?? other)?.at ?? [], before: one?.value, after: other?.value }];
  });
}

function byLine(old: string, now: string): Difference[] {
  const [before, after] = [linesOf(old), linesOf(now)];
  return diffLines(before, after).flatMap(({ isSame, old: [a, b], now: [c, d] }) => {
    if (isSame) return [];
    const isOneByOne = b - a === d - c;
    const pairs = isOneByOne ? Array.from({ length: b - a }, (_, index) => [a + index, c + index] as const) : [[a, c]];
    return pairs.map(([x = a, y = c]) => ({
      at: [],
      line: y + 1,
      before: isOneByOne ? before[x]?.trimEnd() : wordsIn(before.slice(a, b)),
      after: isOneByOne ? after[y]?.trimEnd() : wordsIn(after.slice(c, d)),
    }));
  });
}

function wordsIn(lines: string[]): string | undefined {
  return lines.length === 0 ? undefined : lines.join('').trimEnd();
}

/** The beginning of a long text: nobody reads a list of a hundred thousand rows beside another, and no browser shows it. */
function beginning(text: string | undefined): string | undefined {
  if (text === undefined || text.length <= MOST_LETTERS) return text;
  const lines = text.slice(0, MOST_LETTERS).split('\n').slice(0, -1);
  const shown = lines.length > 0 ? lines.join('\n') : text.slice(0, MOST_LETTERS);
  return `${shown}\n… (${Math.round((shown.length / text.length) * 100)} %)`;
}

function rowCounts(all: Difference[]): { added: number; changed: number; removed: number } {
  const rows = { added: 0, changed: 0, removed: 0 };
  for (const { before, after } of all) {
    const [old, now] = [before, after].map((text) => (text === undefined ? 0 : text.split('\n').length));
    if (old === undefined || now === undefined) continue;
    rows.changed += Math.min(old, now);
    rows.added += Math.max(0, now - old);
    rows.removed += Math.max(0, old - now);
  }
  return rows;
}
