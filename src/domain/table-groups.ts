import type { Localized } from '../language/lang.ts';
import { wordsIn } from './cells.ts';
import type { Row, Table } from '../schemas/table.ts';

/** Rows that share one heading. */
export interface RowGroup {
  heading: Localized;
  rows: Row[];
}

/** The rows of a table under their headings, in order; rows of a group follow each other. */
export function rowGroups(rows: Row[], column: string): RowGroup[] {
  const groups: RowGroup[] = [];
  for (const row of rows) {
    const heading = wordsIn(row, column) ?? { en: '', hi: '' };
    const last = groups.at(-1);
    if (last?.heading.en === heading.en) last.rows.push(row);
    else groups.push({ heading, rows: [row] });
  }
  return groups;
}

/** Addresses of rows on the page, the same in both languages; the first row of a section has that of the section. */
export function rowAnchors({ rows, anchors }: Pick<Table, 'rows' | 'anchors'>): Map<Row, string> {
  const found = new Map<Row, string>();
  const taken = new Set<string>();
  if (anchors === undefined) return found;
  for (const row of rows) {
    const words = wordsIn(row, anchors)?.en ?? '';
    const anchor = words.replace(/\(.*/, '').trim().toLowerCase().replace(/\W+/g, '-');
    if (anchor === '' || taken.has(anchor)) continue;
    taken.add(anchor);
    found.set(row, anchor);
  }
  return found;
}
