import { isDistrictOffice } from '../../domain/district-offices.ts';
import { DEVANAGARI } from '../../language/devanagari.ts';
import type { Lang } from '../../language/lang.ts';
import { fromKeys } from '../../lib/keys.ts';
import type { MistakeCollector } from './mistake-collector.ts';
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

/** The position of each column in a row. */
export type ColumnIndexes = ReturnType<typeof columnIndexes>;

export function columnIndexes(names: string[]) {
  return { ...fromKeys(CSV_COLUMNS, (name) => names.indexOf(name)), count: names.length };
}

/** Names what is wrong with the first line; true if nothing is. */
export function checkHeader(names: string[], found: MistakeCollector): boolean {
  const known: readonly string[] = CSV_COLUMNS;
  for (const name of new Set(names)) {
    if (!known.includes(name))
      found.add(1, name, `There is no column of this name. Correct or remove it; the columns are ${known.join(', ')}.`);
    if (names.indexOf(name) !== names.lastIndexOf(name))
      found.add(1, name, 'This column stands twice. Remove one of them.');
  }
  for (const name of known)
    if (!names.includes(name)) found.add(1, name, 'This column is missing in the first line. Add it.');
  return found.count === 0;
}

type Report = (field: string | undefined, message: string) => void;

/** One row, its mistakes named; nothing where it has too few or too many cells. */
export function readRow(
  record: string[],
  indexes: ColumnIndexes,
  offices: Pick<Set<string>, 'has'>,
  report: Report,
): CultivatorRow | undefined {
  if (record.length !== indexes.count) {
    report(
      undefined,
      `This row has ${record.length} cells, the first line has ${indexes.count} columns. Add or remove commas; put text with a comma in quotation marks.`,
    );
    return undefined;
  }
  const cell = (name: keyof ColumnIndexes) => record[indexes[name]] ?? '';
  const oneOf = (name: 'category' | 'policy', values: readonly string[]) => {
    const value = cell(name);
    if (!values.includes(value)) report(name, `“${value}” is not allowed here. Write one of: ${values.join(', ')}.`);
    return value;
  };
  const words = (lang: Lang) =>
    WORD_COLUMNS.map((name) => readWords(`${name}_${lang}`, cell(`${name}_${lang}`), lang, report));
  const category = oneOf('category', CATEGORIES);
  const policy = oneOf('policy', POLICIES);
  const office = cell('office');
  if (!isDistrictOffice(office) || !offices.has(office))
    report(
      'office',
      `“${office}” is no district opium office of content/offices.yaml. Write its id, for example doo-kota.`,
    );
  return {
    category,
    office,
    policy,
    serial: readSerial(cell('serial'), report),
    en: words('en'),
    hi: words('hi'),
    area: readArea(cell('area_are'), category, report),
  };
}

function readSerial(text: string, report: Report): number {
  if (!/^[1-9]\d{0,8}$/.test(text))
    report('serial', `“${text}” is no serial number. Write a whole number from 1 on, with the digits 0 to 9.`);
  return Number(text);
}

function readWords(field: string, text: string, lang: Lang, report: Report): string {
  if (text === '') report(field, `The ${lang === 'en' ? 'English' : 'Hindi'} words are missing. Write them.`);
  else if (text.includes('\uFFFD')) report(field, 'Some letters cannot be read. Save the file as “CSV UTF-8”.');
  else if (lang === 'en' && DEVANAGARI.test(text))
    report(field, `“${text}” holds Devanagari letters. Write it in English letters.`);
  else if (lang === 'hi' && !DEVANAGARI.test(text))
    report(field, `“${text}” holds no Devanagari letter. Write it in Hindi.`);
  return text;
}

function readArea(text: string, category: string, report: Report): number | null {
  if (category === 'ineligible') {
    if (text !== '') report('area_are', 'An ineligible cultivator has no licensed area. Leave the cell empty.');
    return null;
  }
  if (!/^\d+(\.\d+)?$/.test(text) || Number(text) === 0)
    report(
      'area_are',
      text === ''
        ? 'The licensed area is missing. Write it in are, for example 10.'
        : `“${text}” is no area. Write a number in are, without unit or comma, for example 10 or 7.5.`,
    );
  return Number(text);
}
