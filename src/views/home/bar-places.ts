import { valueIn } from '../../domain/table-export.ts';
import type { Lang } from '../../language/lang.ts';
import type { Rough, Row, Table } from '../../schemas/table.ts';

/** A place of a chart. */
export interface Place {
  /** What the row is about: a year, a crop year or a name. */
  label: string;
  value?: number;
  rough?: Rough | undefined;
  row?: Row;
}

/** The places of a chart: the rows that have a value, oldest first, and the years between them that have none. */
export function placesOf({ columns, rows }: Table, column: string, lang: Lang): Place[] {
  const [heading = '', { kind } = { kind: 'words' }] =
    Object.entries(columns).find(([, each]) => each.isRowHeading) ?? [];
  const places = rows.flatMap((row): Place[] => {
    const value = row.cells[column];
    if (typeof value !== 'number') return [];
    return [{ label: String(valueIn(row.cells[heading] ?? null, lang)), value, rough: row.roughly?.[column], row }];
  });
  if (kind !== 'year') return places.toReversed();
  const years = places.map(({ label }) => Number(label));
  const first = Math.min(...years);
  return Array.from({ length: Math.max(...years) - first + 1 }, (_, index) => {
    const label = String(first + index);
    return places.find((place) => place.label === label) ?? { label };
  });
}
