import type { Lang } from '../language/lang.ts';
import type { Row, Table } from '../schemas/table.ts';

/** Numbers the notes of the rows; rows that say the same share a number. */
export function rowReferences(rows: Row[], lang: Lang): { numbers: Map<Row, number>; notes: string[] } {
  const numbers = new Map<Row, number>();
  const notes: string[] = [];
  for (const row of rows) {
    if (!row.note) continue;
    const note = row.note[lang];
    const known = notes.indexOf(note) + 1;
    numbers.set(row, known || notes.push(note));
  }
  return { numbers, notes };
}

/** Names a row of a table by its place in the file. */
export function rowName({ id }: Pick<Table, 'id'>, index: number): string {
  return `${id}-${index + 1}`;
}

/** The names of the rows that are not certain. */
export function doubtfulRows(table: Table): Map<Row, string> {
  return new Map(table.rows.flatMap((row, index) => (row.toConfirm ? [[row, rowName(table, index)] as const] : [])));
}
