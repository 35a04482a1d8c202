import { DEVANAGARI } from '../../language/devanagari.ts';
import type { Complaints } from './complaints.ts';
import { CATEGORIES, POLICIES, WORD_COLUMNS } from '../../addresses/cultivator-lists.ts';

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

/** Where each column stands in a row. */
export type Places = Record<(typeof CSV_COLUMNS)[number], number> & { count: number };

export function placesIn(names: string[]): Places {
  const places = Object.fromEntries(CSV_COLUMNS.map((name) => [name, names.indexOf(name)]));
  return { ...places, count: names.length } as Places;
}

/** Names what is wrong with the first line; true if nothing is. */
export function checkHeader(names: string[], complaints: Complaints): boolean {
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

/** One row, its mistakes named; nothing where it has too few or too many cells. */
export function readRow(
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
