import { createReadStream } from 'node:fs';
import { CsvError, parse } from 'csv-parse';
import { DEVANAGARI } from '../../i18n/devanagari.ts';
import type { Mistake } from '../../lib/mistake.ts';
import { CATEGORIES, listName, POLICIES, WORD_COLUMNS } from './lists.ts';

/** The columns of a CSV file, in any order. */
export const CSV_COLUMNS = [
  'category',
  'office',
  'policy',
  'serial',
  ...WORD_COLUMNS.flatMap((name) => [`${name}_en`, `${name}_hi`] as const),
  'area_are',
] as const;

const ENGLISH = WORD_COLUMNS.map((name) => `${name}_en` as const);
const HINDI = WORD_COLUMNS.map((name) => `${name}_hi` as const);

/** So many mistakes of one file are told one by one; a wrong column would otherwise fill the screen. */
const MOST_MISTAKES = 100;
/** A longer row is a quotation mark that was never closed. */
const LONGEST_ROW = 10_000;

export interface CultivatorRow {
  category: string;
  office: string;
  policy: string;
  serial: number;
  /** Name, guardian, village, tehsil. */
  en: string[];
  hi: string[];
  area: number | null;
}

/** Mistakes of one file: all are counted, the first hundred are kept. */
class Complaints {
  readonly file: string;
  readonly #kept: Mistake[] = [];
  #count = 0;

  constructor(file: string) {
    this.file = file;
  }
  add(line: number, field: string | undefined, message: string): void {
    this.#count += 1;
    if (this.#kept.length < MOST_MISTAKES) this.#kept.push({ file: this.file, line, field, message });
  }
  get count(): number {
    return this.#count;
  }
  list(): Mistake[] {
    const more = this.#count - this.#kept.length;
    if (more === 0) return this.#kept;
    const last = this.#kept.at(-1)!.line;
    return [
      ...this.#kept,
      { file: this.file, line: last, message: `${more} more mistakes follow in this file. Mend these first.` },
    ];
  }
}

/**
 * Reads the lists of one crop year row by row, so that memory does not grow with the words in them.
 * `onRow` gets the rows without mistakes; every mistake comes back with its line.
 */
export async function readCultivators(
  file: string,
  offices: Pick<Set<string>, 'has'>,
  onRow: (row: CultivatorRow) => void = () => {},
): Promise<Mistake[]> {
  const complaints = new Complaints(file);
  const serials = new Map<string, Set<number>>();
  let rows = 0;
  let place: Places | undefined;
  const stream = createReadStream(file);
  const parser = stream.pipe(
    parse({
      info: true,
      bom: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      max_record_size: LONGEST_ROW,
    }),
  );
  // A pipe does not hand errors on.
  stream.on('error', (error) => parser.destroy(error));
  const take = ({ record, info }: { record: string[]; info: { lines: number } }) => {
    if (!place) {
      if (checkHeader(record, complaints)) place = placesIn(record);
      else parser.destroy();
      return;
    }
    rows += 1;
    const before = complaints.count;
    const row = readRow(record, place, offices, (field, message) => complaints.add(info.lines, field, message));
    if (!row || complaints.count > before) return;
    const list = listName(row);
    let taken = serials.get(list);
    if (!taken) serials.set(list, (taken = new Set()));
    if (taken.has(row.serial)) {
      const message = `The number ${row.serial} stands twice in the list ${list}. Give each cultivator of a list a number of their own.`;
      complaints.add(info.lines, 'serial', message);
      return;
    }
    taken.add(row.serial);
    onRow(row);
  };
  try {
    // A promise for each row would take as long as reading it.
    await new Promise<void>((resolve, reject) => {
      parser.on('data', take).on('error', reject).on('close', resolve);
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const message =
      'The file cannot be read as CSV. Look for a quotation mark that is not closed, in this line or before.';
    complaints.add(Number(error['lines'] ?? 1), undefined, message);
  }
  if (rows === 0 && complaints.count === 0)
    complaints.add(2, undefined, 'The file has no rows. Add at least one, or remove the file and its description.');
  return complaints.list();
}

/** Where each column stands in a row. */
type Places = Record<(typeof CSV_COLUMNS)[number], number> & { count: number };

function placesIn(names: string[]): Places {
  const places = Object.fromEntries(CSV_COLUMNS.map((name) => [name, names.indexOf(name)]));
  return { ...places, count: names.length } as Places;
}

function checkHeader(names: string[], complaints: Complaints): boolean {
  const known: readonly string[] = CSV_COLUMNS;
  for (const name of new Set(names)) {
    if (!known.includes(name))
      complaints.add(
        1,
        name,
        `There is no column of this name. Correct or remove it; the columns are ${known.join(', ')}.`,
      );
    if (names.indexOf(name) !== names.lastIndexOf(name))
      complaints.add(1, name, 'This column stands twice. Remove one of them.');
  }
  for (const name of known)
    if (!names.includes(name)) complaints.add(1, name, 'This column is missing in the first line. Add it.');
  return complaints.count === 0;
}

type Complain = (field: string | undefined, message: string) => void;

function readRow(
  record: string[],
  place: Places,
  offices: Pick<Set<string>, 'has'>,
  complain: Complain,
): CultivatorRow | undefined {
  if (record.length !== place.count) {
    complain(
      undefined,
      `This row has ${record.length} cells, the first line has ${place.count} columns. Add or remove commas; put text with a comma in quotation marks.`,
    );
    return undefined;
  }
  const cell = (name: keyof Places) => record[place[name]]!;
  const oneOf = (name: 'category' | 'policy', values: readonly string[]) => {
    const value = cell(name);
    if (!values.includes(value)) complain(name, `“${value}” is not allowed here. Write one of: ${values.join(', ')}.`);
    return value;
  };
  const category = oneOf('category', CATEGORIES);
  const policy = oneOf('policy', POLICIES);
  const office = cell('office');
  if (!office.startsWith('doo-') || !offices.has(office))
    complain(
      'office',
      `“${office}” is no district opium office of content/offices.yaml. Write its id, for example doo-kota.`,
    );
  return {
    category,
    office,
    policy,
    serial: readSerial(cell('serial'), complain),
    en: ENGLISH.map((name) => readEnglish(name, cell(name), complain)),
    hi: HINDI.map((name) => readHindi(name, cell(name), complain)),
    area: readArea(cell('area_are'), category, complain),
  };
}

function readSerial(text: string, complain: Complain): number {
  if (!/^[1-9]\d{0,8}$/.test(text))
    complain('serial', `“${text}” is no serial number. Write a whole number from 1 on, with the digits 0 to 9.`);
  return Number(text);
}

function readEnglish(field: string, text: string, complain: Complain): string {
  if (text === '') complain(field, 'The English words are missing. Write them.');
  else if (text.includes('\uFFFD')) complain(field, NOT_UTF8);
  else if (DEVANAGARI.test(text)) complain(field, `“${text}” holds Devanagari letters. Write it in English letters.`);
  return text;
}

function readHindi(field: string, text: string, complain: Complain): string {
  if (text === '') complain(field, 'The Hindi words are missing. Write them.');
  else if (text.includes('\uFFFD')) complain(field, NOT_UTF8);
  else if (!DEVANAGARI.test(text)) complain(field, `“${text}” holds no Devanagari letter. Write it in Hindi.`);
  return text;
}

const NOT_UTF8 = 'Some letters cannot be read. Save the file as “CSV UTF-8”.';

function readArea(text: string, category: string, complain: Complain): number | null {
  if (category === 'ineligible') {
    if (text !== '') complain('area_are', 'An ineligible cultivator has no licensed area. Leave the cell empty.');
    return null;
  }
  if (!/^\d+(\.\d+)?$/.test(text) || Number(text) === 0)
    complain(
      'area_are',
      text === ''
        ? 'The licensed area is missing. Write it in are, for example 10.'
        : `“${text}” is no area. Write a number in are, without unit or comma, for example 10 or 7.5.`,
    );
  return Number(text);
}
