import { DeskError } from '../desk-error.ts';
import { RowOrder, type TableEdits } from '../../model/table-edits.ts';

/** Where the rows of a CSV text stand. Row 0 is the one below the headings; cells are read when they are asked for. */
export interface CsvIndex {
  text: string;
  separator: string;
  /** Where the headings and each row begin and end, without the line end; the headings first. */
  starts: Uint32Array;
  ends: Uint32Array;
  /** The line on which each ends, as the site counts them. */
  lines: Uint32Array;
  rows: number;
}

interface CellSpan {
  start: number;
  end: number;
  value: string;
  isQuoted: boolean;
}

const [LF, CR, QUOTE, SPACE, TAB] = [10, 13, 34, 32, 9];

/** Finds the rows of a text. Lines without anything are no rows. */
export function indexCsv(text: string, separator = ','): CsvIndex {
  const scan = new RowScan(text, separator);
  scan.run(text.length);
  return scan.index();
}

/** The same in turns, so that other requests are answered in between; for files of others. */
export async function indexCsvInTurns(text: string, separator = ','): Promise<CsvIndex> {
  const scan = new RowScan(text, separator);
  // What is far too long is not read to its end.
  while (!scan.run(4_000_000) && scan.count <= MOST_ROWS + 1)
    await new Promise<void>((resolve) => setImmediate(resolve));
  const index = scan.index();
  refuseMonster(index);
  return index;
}

class RowScan {
  readonly #text: string;
  readonly #separator: string;
  #at = 0;
  #line = 1;
  #found = { starts: new Uint32Array(1024), ends: new Uint32Array(1024), lines: new Uint32Array(1024), count: 0 };

  constructor(text: string, separator: string) {
    this.#text = text;
    this.#separator = separator;
    if (text.charCodeAt(0) === 0xfeff) this.#at = 1;
  }

  /** Rows that were found so far, the headings among them. */
  get count(): number {
    return this.#found.count;
  }

  /** Reads about so many letters; true at the end. */
  run(letters: number): boolean {
    const text = this.#text;
    const until = Math.min(text.length, this.#at + letters);
    const separator = this.#separator.charCodeAt(0);
    while (this.#at < until) {
      const start = this.#at;
      let at = start;
      let isCellStart = true;
      let isBlank = true;
      let code = 0;
      for (; at < text.length; at += 1) {
        code = text.charCodeAt(at);
        if (code === LF || code === CR) break;
        if (code === separator) {
          isCellStart = true;
          isBlank = false;
        } else if (code === QUOTE && isCellStart) {
          at = this.#closing(at);
          isCellStart = isBlank = false;
        } else if (code !== SPACE && code !== TAB) isCellStart = isBlank = false;
      }
      if (!isBlank) this.#add(start, at);
      this.#at = at + (code === CR && text.charCodeAt(at + 1) === LF ? 2 : 1);
      this.#line += 1;
    }
    return this.#at >= text.length;
  }

  /** The quotation mark that ends a cell; the last letter, if there is none. */
  #closing(open: number): number {
    const text = this.#text;
    for (let at = open + 1; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (code === LF) this.#line += 1;
      if (code !== QUOTE) continue;
      if (text.charCodeAt(at + 1) !== QUOTE) return at;
      at += 1;
    }
    return text.length - 1;
  }

  #add(start: number, end: number): void {
    const found = this.#found;
    if (found.count === found.starts.length) {
      found.starts = grown(found.starts);
      found.ends = grown(found.ends);
      found.lines = grown(found.lines);
    }
    found.starts[found.count] = start;
    found.ends[found.count] = end;
    found.lines[found.count] = this.#line;
    found.count += 1;
  }

  index(): CsvIndex {
    const { starts, ends, lines, count } = this.#found;
    return {
      text: this.#text,
      separator: this.#separator,
      starts: starts.slice(0, count),
      ends: ends.slice(0, count),
      lines: lines.slice(0, count),
      rows: Math.max(0, count - 1),
    };
  }
}

/** A row as long, or as many rows, would take more memory than there is as soon as somebody looks at its cells. */
const LONGEST_ROW = 50_000;
const MOST_ROWS = 500_000;

/** What is no table that anybody could have made, in words. */
function refuseMonster({ starts, ends, lines, rows }: CsvIndex): void {
  if (rows > MOST_ROWS)
    throw new DeskError(422, 'table-too-long', {
      en: 'This file has more than 5,00,000 rows. Bring it in parts.',
      hi: 'इस फाइल में 5,00,000 से अधिक पंक्तियां हैं। इसे टुकड़ों में लाएं।',
    });
  const long = starts.findIndex((start, at) => (ends[at] ?? 0) - start > LONGEST_ROW);
  if (long < 0) return;
  const line = lines[long] ?? 0;
  throw new DeskError(422, 'row-too-long', {
    en: `The row that ends on line ${line} is as long as a book. Perhaps a quotation mark in it is not closed, or this is no table.`,
    hi: `पंक्ति ${line} पर समाप्त होने वाली पंक्ति किताब जितनी लंबी है। शायद उसमें कोई उद्धरण चिह्न बंद नहीं है, या यह सारणी नहीं है।`,
  });
}

function grown(list: Uint32Array): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(list.length * 2);
  larger.set(list);
  return larger;
}

/** The values of a row; -1 gives the headings. */
export function valuesOf(csv: CsvIndex, row: number): string[] {
  return spansOf(csv, row).map(({ value }) => value);
}

/** The row on a line of the file, or the next one after it. */
export function rowAtLine({ lines, rows }: CsvIndex, line: number): number {
  const at = lines.findIndex((each, index) => index > 0 && each >= line);
  return at < 0 ? rows - 1 : at - 1;
}

/** Whether the column of years begins with the newest. */
export function isNewestFirst(csv: CsvIndex, year: number): boolean {
  const yearOf = (row: number) => valuesOf(csv, row)[year] ?? '';
  return year >= 0 && csv.rows > 1 && yearOf(0) > yearOf(csv.rows - 1);
}

function spansOf({ text, separator, starts, ends }: CsvIndex, row: number): CellSpan[] {
  const spans: CellSpan[] = [];
  const rowEnd = ends[row + 1] ?? 0;
  let at = starts[row + 1] ?? 0;
  for (;;) {
    let start = at;
    while (start < rowEnd && /[ \t]/.test(text.charAt(start)) && text.charAt(start) !== separator) start += 1;
    if (text.charAt(start) === '"' && start < rowEnd) {
      let end = start + 1;
      while (end < rowEnd && (text.charAt(end) !== '"' || text.charAt(end + 1) === '"'))
        end += text.charAt(end) === '"' ? 2 : 1;
      const value = text.slice(start + 1, end).replaceAll('""', '"');
      end = Math.min(end + 1, rowEnd);
      spans.push({ start, end, value, isQuoted: true });
      at = text.indexOf(separator, end);
    } else {
      at = text.indexOf(separator, start);
      const end = at < 0 || at >= rowEnd ? rowEnd : at;
      const value = text.slice(start, end).trim();
      spans.push({ start, end: start + value.length, value, isQuoted: false });
    }
    if (at < 0 || at >= rowEnd) return spans;
    at += 1;
  }
}

/** The text with the edits made; every other byte stays, line ends and quotation marks too. */
export function editCsv(csv: CsvIndex, edits: TableEdits): string {
  const { text, starts, ends, rows } = csv;
  const eol = /\r\n|\n|\r/.exec(text)?.[0] ?? '\n';
  const columns = rows >= 0 ? spansOf(csv, -1).length : 0;
  const removed = new Set(edits.removed);
  const tail = text.slice(ends[rows] ?? text.length);
  const gapAfter = (row: number) => (row < rows - 1 ? text.slice(ends[row + 1], starts[row + 2]) : eol);
  const pieces: string[] = [text.slice(0, ends[0] ?? text.length), gapAfter(-1)];
  for (const ref of new RowOrder(rows, edits).refs()) {
    if ('added' in ref) {
      const placed = edits.placed[ref.added];
      const cells = placed && 'cells' in placed ? placed.cells : [];
      pieces.push(Array.from({ length: columns }, (_, at) => written(cells[at] ?? '', false)).join(','), eol);
    } else if (!removed.has(ref.row)) pieces.push(editedRow(csv, ref.row, edits.cells[ref.row]), gapAfter(ref.row));
  }
  // What follows the last row of the file follows the last row of the new one.
  pieces[pieces.length - 1] = tail;
  return pieces.join('');
}

function editedRow(csv: CsvIndex, row: number, changes: Record<number, string> | undefined): string {
  const { text, starts, ends } = csv;
  const [from, to] = [starts[row + 1] ?? 0, ends[row + 1] ?? 0];
  if (!changes) return text.slice(from, to);
  const spans = spansOf(csv, row);
  const pieces: string[] = [];
  let at = from;
  for (const [column, { start, end, value, isQuoted }] of spans.entries()) {
    const next = changes[column];
    if (next === undefined || oneLine(next) === value) continue;
    pieces.push(text.slice(at, start), written(next, isQuoted));
    at = end;
  }
  pieces.push(text.slice(at, to));
  // A row may have fewer cells than there are headings.
  const last = Math.max(-1, ...Object.keys(changes).map(Number));
  for (let column = spans.length; column <= last; column += 1) pieces.push(',', written(changes[column] ?? '', false));
  return pieces.join('');
}

function written(value: string, isQuoted: boolean): string {
  const text = oneLine(value);
  return isQuoted || /[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A cell stands on one line. */
function oneLine(value: string): string {
  return value
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .join(' ')
    .trim();
}
