import type { Lang } from '../../../src/language/lang.ts';
import type { Block } from '../../model/page-api.ts';
import { figuresOf } from '../../model/block-figures.ts';

export type Row = Partial<Record<Lang, number>>;

/** A block that has no counterpart costs this; two that can stand beside each other cost less than two such blocks. */
const ALONE = 1;

/**
 * Sets the blocks of two languages beside each other in their order, as cheaply as possible: headings beside headings, items beside items, a part
 * beside the same part. What has no counterpart gets a row of its own.
 */
export function align(en: Block[], hi: Block[]): Row[] {
  // cost[i][j]: the cheapest way to set the blocks from i and from j on beside each other.
  const cost = Array.from({ length: en.length + 1 }, () => new Float64Array(hi.length + 1));
  const at = (i: number, j: number) => cost[i]?.[j] ?? 0;
  const beside = (i: number, j: number) => {
    const [a, b] = [en[i], hi[j]];
    return a && b ? difference(a, b) + at(i + 1, j + 1) : Infinity;
  };
  const onlyEnglish = (i: number, j: number) => (i < en.length ? ALONE + at(i + 1, j) : Infinity);
  const onlyHindi = (i: number, j: number) => (j < hi.length ? ALONE + at(i, j + 1) : Infinity);
  for (let i = en.length; i >= 0; i -= 1)
    for (let j = hi.length; j >= 0; j -= 1) {
      const row = cost[i];
      if (row && (i < en.length || j < hi.length)) row[j] = Math.min(beside(i, j), onlyEnglish(i, j), onlyHindi(i, j));
    }
  const rows: Row[] = [];
  for (let i = 0, j = 0; i < en.length || j < hi.length;) {
    if (at(i, j) === beside(i, j)) rows.push({ en: i++, hi: j++ });
    else if (at(i, j) === onlyEnglish(i, j)) rows.push({ en: i++ });
    else rows.push({ hi: j++ });
  }
  return rows;
}

/** How badly two blocks go together; a heading never stands beside a list, nor a table beside a notice. */
function difference(a: Block, b: Block): number {
  if (a.kind !== b.kind || a.name !== b.name) return Infinity;
  let cost = 0;
  if (a.level !== b.level) cost += 0.6;
  if (a.depth !== b.depth || a.isOrdered !== b.isOrdered) cost += 0.4;
  if (fixed(a) !== fixed(b)) cost += 0.5;
  // Of two ways, the one in which facts, links and figures agree.
  if (named(a) !== named(b)) cost += 0.2;
  if (figuresOf(a).join() !== figuresOf(b).join()) cost += 0.2;
  return cost;
}

/** Attributes that are the same in both languages. */
function fixed({ attributes = {} }: Block): string {
  return Object.entries(attributes)
    .filter(([name]) => name !== 'title' && name !== 'term')
    .map((entry) => entry.join('='))
    .toSorted()
    .join();
}

/** What a sentence names by id. */
function named({ text = '' }: Block): string {
  return [...text.matchAll(/="([\w/.-]+)"/g)]
    .map(([, id]) => id)
    .toSorted()
    .join();
}
