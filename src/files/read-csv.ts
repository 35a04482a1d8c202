import { CsvError, parse } from 'csv-parse/sync';
import { type Said, say } from '../messages/say.ts';

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

/** All rows of a CSV file, the headings first; or why it cannot be read. */
export function readCsv(text: string): CsvRow[] | { cause: Said; line: number | undefined } {
  try {
    // With `info`, the parser gives rows of this form; its types do not say so.
    return parse(text, CSV_OPTIONS) as unknown as CsvRow[];
  } catch (error) {
    return csvCause(error, openedAt(text));
  }
}

/** Why the parser gave up, and at which line; any other error is thrown again. `begin` is where a quotation mark that is not closed began. */
export function csvCause(error: unknown, begin: number): { cause: Said; line: number | undefined } {
  if (!(error instanceof CsvError)) throw error;
  const line = error['lines'] === undefined ? undefined : Number(error['lines']);
  switch (error.code) {
    case 'CSV_QUOTE_NOT_CLOSED':
    case 'CSV_MAX_RECORD_SIZE':
      return { cause: say('csv-quote-open'), line: begin };
    case 'CSV_INVALID_CLOSING_QUOTE':
    case 'INVALID_OPENING_QUOTE':
    case 'CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE':
      return { cause: say('csv-quote-inside'), line };
    default:
      return { cause: say('csv-unreadable'), line };
  }
}

/** The line of the last quotation mark that opens a cell. */
function openedAt(text: string): number {
  const marks = [...text.matchAll(/"/g)];
  const last = marks.at(marks.length % 2 === 1 ? -1 : -2)?.index ?? 0;
  return text.slice(0, last).split('\n').length;
}

/** Whether the first line parts its columns in another way than with commas. */
export function otherSeparator(names: readonly string[]): Said | undefined {
  const [first = ''] = names;
  if (names.length > 1) return undefined;
  if (first.includes(';')) return say('csv-semicolons');
  return first.includes('\t') ? say('csv-tabs') : undefined;
}
