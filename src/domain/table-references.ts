import type { Lang } from '../language/lang.ts';
import type { Source } from '../schemas/source.ts';
import type { Row, Table } from '../schemas/table.ts';
import { sourceById } from './table-export.ts';

/** What a reader finds under one number below a table. */
export interface RowReference {
  note: string | undefined;
  sources: Source[];
}

/** Numbers the notes and sources of the rows; rows that say the same share a number. */
export function rowReferences(
  table: Table,
  sources: Map<string, Source>,
  lang: Lang,
): { numbers: Map<Row, number>; items: RowReference[] } {
  const numbers = new Map<Row, number>();
  const items: RowReference[] = [];
  const known = new Map<string, number>();
  for (const row of table.rows) {
    if (!row.note && row.source.length === 0) continue;
    const key = JSON.stringify([row.note?.[lang], row.source]);
    let number = known.get(key);
    if (number === undefined) {
      number = items.push({
        note: row.note?.[lang],
        sources: row.source.map((id) => sourceById(id, table, sources)),
      });
      known.set(key, number);
    }
    numbers.set(row, number);
  }
  return { numbers, items };
}
