import { CSV_COLUMNS } from '../../../src/content/cultivators/read-row.ts';
import { listMetaSchema } from '../../../src/schemas/cultivator-list.ts';
import { cropYearSchema } from '../../../src/schemas/dates.ts';
import { tableSchema } from '../../../src/schemas/table.ts';
import type { TableColumn } from '../../model/table-api.ts';
import { DeskError } from '../desk-error.ts';
import type { Drafts } from '../drafts.ts';
import { type CsvIndex, indexCsv, valuesOf } from '../table/csv-edit.ts';
import { describeTable, readYaml } from '../table/describe-table.ts';
import { openCsv } from '../table/open-csv.ts';

/** The file into which rows are brought. */
export interface Target {
  file: string;
  csv: CsvIndex;
  /** Missing for lists of a new crop year. */
  hash: string | null;
  columns: TableColumn[];
  /** Numbers of the columns by which a row is known again. */
  keys: number[];
  /** Of lists of cultivators: the columns that name a list. */
  lists: number[];
  /** Of lists of a new crop year: those of the year before, if they are real. */
  lastYear?: CsvIndex | undefined;
  /** The column of the year, and the figures. */
  year: number;
  figures: number[];
}

const CULTIVATORS = /^cultivators\/(?<year>[^/]+)\.csv$/;

export async function targetOf(file: string, drafts: Drafts): Promise<Target> {
  const year = CULTIVATORS.exec(file)?.groups?.['year'];
  const isNew = !drafts.has(file);
  const isKnown = file.startsWith('tables/') || file === 'previous-years.csv' || cropYearSchema.safeParse(year).success;
  if (!isKnown || (isNew && year === undefined))
    throw new DeskError(400, 'import-target', {
      en: 'Choose what you bring. A crop year is written 2026-27.',
      hi: 'चुनें कि आप क्या ला रहे हैं। फसल वर्ष 2026-27 की तरह लिखें।',
    });
  const { csv, hash } = isNew
    ? { csv: indexCsv(`${CSV_COLUMNS.join(',')}\n`), hash: null }
    : await openCsv(file, drafts);
  const { columns } = describeTable(file, valuesOf(csv, -1), drafts);
  const at = (...names: string[]) => names.map((name) => columns.findIndex((column) => column.name === name));
  return {
    file,
    csv,
    hash,
    columns,
    keys: year === undefined ? keysOf(file, csv, columns, drafts) : at('category', 'office', 'policy', 'serial'),
    lists: year === undefined ? [] : at('category', 'office', 'policy'),
    lastYear: year !== undefined && isNew ? await lastYearOf(year, drafts) : undefined,
    year: columns.findIndex(({ kind }) => kind === 'year' || kind === 'crop-year'),
    figures: columns.flatMap(({ kind, name }, index) =>
      (kind === 'number' || kind === 'money') && name !== 'serial' ? [index] : [],
    ),
  };
}

async function lastYearOf(year: string, drafts: Drafts): Promise<CsvIndex | undefined> {
  const years = drafts.files().flatMap((file) => CULTIVATORS.exec(file)?.groups?.['year'] ?? []);
  const last = years
    .filter((each) => each < year && !readYaml(`cultivators/${each}.yaml`, listMetaSchema, drafts)?.specimen)
    .toSorted()
    .at(-1);
  return last === undefined ? undefined : (await openCsv(`cultivators/${last}.csv`, drafts)).csv;
}

/** The fewest columns that tell all rows apart: the heading, with the group, with all years, with all that is no figure. */
function keysOf(file: string, csv: CsvIndex, columns: TableColumn[], drafts: Drafts): number[] {
  const groupBy = readYaml(file.replace(/csv$/, 'yaml'), tableSchema, drafts)?.groupBy;
  const numbers = (wanted: (column: TableColumn) => boolean) =>
    columns.flatMap((column, at) => (wanted(column) ? [at] : []));
  const isAside = ({ name, lang, kind }: TableColumn) =>
    lang === 'hi' || kind === 'number' || kind === 'money' || /^(source|note|to_confirm)(_en)?$/.test(name);
  const candidates = [
    numbers(({ isRowHeading }) => isRowHeading === true),
    numbers(({ isRowHeading, name }) => isRowHeading === true || name === `${groupBy}_en`),
    numbers(
      ({ isRowHeading, name, kind }) => isRowHeading === true || name === `${groupBy}_en` || kind.endsWith('year'),
    ),
    numbers((column) => !isAside(column)),
  ];
  const rows = Array.from({ length: csv.rows }, (_, row) => valuesOf(csv, row));
  const isUnique = (keys: number[]) => new Set(rows.map((row) => keyOfRow(row, keys))).size === rows.length;
  return candidates.find((keys) => keys.length > 0 && isUnique(keys)) ?? candidates.at(-1) ?? [];
}

export function keyOfRow(cells: string[], keys: number[]): string {
  return keys.map((at) => cells[at] ?? '').join('\u0001');
}
