import { isDistrictOffice } from '../../domain/district-offices.ts';
import { DEVANAGARI } from '../../language/devanagari.ts';
import type { Lang } from '../../language/lang.ts';
import { fromKeys } from '../../lib/keys.ts';
import { type Said, say } from '../../messages/say.ts';
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
  if (!names.some((name) => known.includes(name))) {
    found.add(1, undefined, say('csv-no-heading', { columns: known.join(',') }));
    return false;
  }
  for (const name of new Set(names)) {
    if (!known.includes(name)) found.add(1, name, say('lists-column-unknown', { columns: known.join(', ') }));
    if (names.indexOf(name) !== names.lastIndexOf(name)) found.add(1, name, say('csv-column-twice'));
  }
  for (const name of known) if (!names.includes(name)) found.add(1, name, say('lists-column-missing'));
  return found.count === 0;
}

type Report = (field: string | undefined, said: Said) => void;

/** One row, its mistakes named; nothing where it has too few or too many cells. */
export function readRow(
  record: string[],
  indexes: ColumnIndexes,
  offices: Pick<Set<string>, 'has'>,
  report: Report,
): CultivatorRow | undefined {
  if (record.length !== indexes.count) {
    report(undefined, say('csv-cells', { cells: record.length, columns: indexes.count }));
    return undefined;
  }
  const cell = (name: keyof ColumnIndexes) => record[indexes[name]] ?? '';
  const oneOf = (name: 'category' | 'policy', values: readonly string[]) => {
    const value = cell(name);
    if (!values.includes(value)) report(name, say('field-choice', { value, choices: values.join(', ') }));
    return value;
  };
  const words = (lang: Lang) =>
    WORD_COLUMNS.map((name) => readWords(`${name}_${lang}`, cell(`${name}_${lang}`), lang, report));
  const category = oneOf('category', CATEGORIES);
  const policy = oneOf('policy', POLICIES);
  const office = cell('office');
  if (!isDistrictOffice(office) || !offices.has(office)) report('office', say('lists-office', { id: office }));
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
  if (!/^[1-9]\d{0,8}$/.test(text)) report('serial', say('lists-serial', { text }));
  return Number(text);
}

function readWords(field: string, text: string, lang: Lang, report: Report): string {
  if (text === '') report(field, say(lang === 'en' ? 'lists-english-missing' : 'lists-hindi-missing'));
  else if (text.includes('\uFFFD')) report(field, say('lists-letters'));
  else if (lang === 'en' && DEVANAGARI.test(text)) report(field, say('lists-not-english', { text }));
  else if (lang === 'hi' && !DEVANAGARI.test(text)) report(field, say('lists-not-hindi', { text }));
  return text;
}

function readArea(text: string, category: string, report: Report): number | null {
  if (category === 'ineligible') {
    if (text !== '') report('area_are', say('lists-area-not-wanted'));
    return null;
  }
  if (!/^\d+(\.\d+)?$/.test(text) || Number(text) === 0)
    report('area_are', text === '' ? say('lists-area-missing') : say('lists-area', { text }));
  return Number(text);
}
