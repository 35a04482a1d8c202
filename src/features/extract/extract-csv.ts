import { csvLines } from '../../lib/csv';
import type { ExtractColumn, Value } from './extract';

interface CsvRow {
  values: Value[];
  /** The figures that are known only roughly, as the table writes them, by their place. */
  rough: ReadonlyMap<number, string>;
}

/** An extract for a spreadsheet, by the rules of the files: plain numbers, empty cells, no formula; what is rough in words at the end. */
export function extractCsv(columns: ExtractColumn[], shown: ExtractColumn[], rows: CsvRow[], roughly: string): string {
  const places = shown.map(({ name }) => columns.findIndex((column) => column.name === name));
  const roughWords = ({ rough }: CsvRow) =>
    places.flatMap((place) => (rough.has(place) ? `${columns[place]?.label}: ${rough.get(place)}` : [])).join('; ') ||
    null;
  const isRough = rows.some((row) => roughWords(row) !== null);
  return csvLines([
    [...shown.map(({ label }) => label), ...(isRough ? [roughly] : [])],
    ...rows.map((row) => [...places.map((place) => row.values[place] ?? null), ...(isRough ? [roughWords(row)] : [])]),
  ]);
}
