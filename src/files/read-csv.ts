import { CsvError, parse } from 'csv-parse/sync';

/** How the CSV files of the content are read, also where they are read row by row. */
export const CSV_OPTIONS = {
  info: true,
  bom: true,
  relax_column_count: true,
  skip_empty_lines: true,
  trim: true,
} as const;

/** One row of a CSV file: its cells, and the line on which it ends. */
export interface CsvRow {
  record: string[];
  info: { lines: number };
}

/** All rows of a CSV file, the headings first; or the line at which it cannot be read. */
export function readCsv(text: string): CsvRow[] | { brokenLine: number | undefined } {
  try {
    // With `info`, the parser gives rows of this form; its types do not say so.
    return parse(text, CSV_OPTIONS) as unknown as CsvRow[];
  } catch (error) {
    return { brokenLine: lineOfError(error) };
  }
}

/** The line at which the parser gave up; any other error is thrown again. */
export function lineOfError(error: unknown): number | undefined {
  if (!(error instanceof CsvError)) throw error;
  return error['lines'] === undefined ? undefined : Number(error['lines']);
}
