import { fromKeys } from '../../lib/keys.ts';
import { CLASSES, CONFIRMABLE, type Substance, TEXT_COLUMNS } from '../../schemas/substance.ts';

/** Where the finder loads all substances from: one file for both languages, since both scripts are searched. */
export const INDEX_PATH = '/data/substances-index.json';

const SEPARATOR = ';';

/** The index file: column by column, which compresses better than row by row. Codes are positions in `codes`. */
export type IndexColumns = ReturnType<typeof writeIndex>;

export function writeIndex(rows: Substance[]) {
  const codes = {
    covers: distinct(rows.map(({ covers }) => covers ?? '')),
    entries: distinct(rows.flatMap(({ entries }) => entries.map(({ list }) => list))),
    export: distinct(rows.map((row) => row.export)),
    import: distinct(rows.map((row) => row.import)),
    source: distinct(rows.flatMap(({ source }) => source)),
  };
  const column = <T>(pick: (row: Substance) => T): T[] => rows.map(pick);
  return {
    codes,
    id: column(({ id }) => id),
    nameEn: column(({ name }) => name.en),
    nameHi: column(({ name }) => name.hi),
    othersEn: column(({ otherNames }) => otherNames.en.join(SEPARATOR)),
    othersHi: column(({ otherNames }) => otherNames.hi.join(SEPARATOR)),
    covers: column(({ covers }) => codes.covers.indexOf(covers ?? '')),
    class: column((row) => CLASSES.indexOf(row.class)),
    /** `3` or `3:110ZT`, separated by semicolons. */
    entries: column(({ entries }) =>
      entries
        .map(({ list, number }) => [codes.entries.indexOf(list), number].filter((part) => part !== undefined).join(':'))
        .join(SEPARATOR),
    ),
    ...fromKeys(TEXT_COLUMNS, (name) => column((row) => row[name] ?? '')),
    export: column((row) => codes.export.indexOf(row.export)),
    import: column((row) => codes.import.indexOf(row.import)),
    /** One digit for each field: position in CONFIRMABLE. */
    toConfirm: column(({ toConfirm }) => toConfirm.map((field) => CONFIRMABLE.indexOf(field)).join('')),
    source: column(({ source }) => source.map((id) => codes.source.indexOf(id)).join(SEPARATOR)),
  };
}

/** Reads what came over the network; anything but whole columns is an error. */
export function readIndex(data: unknown): Substance[] {
  const { codes, ...columns } = data as IndexColumns;
  if (!Object.values(columns).every((column) => Array.isArray(column) && column.length === columns.id.length))
    throw new Error(NO_LIST);
  return columns.id.map((id, row) => ({
    id,
    name: { en: at(columns.nameEn, row), hi: at(columns.nameHi, row) },
    otherNames: { en: parts(at(columns.othersEn, row)), hi: parts(at(columns.othersHi, row)) },
    covers: at(codes.covers, at(columns.covers, row)) || undefined,
    class: at(CLASSES, at(columns.class, row)),
    entries: parts(at(columns.entries, row)).map((entry) => {
      const [list, number] = entry.split(':');
      return { list: at(codes.entries, Number(list)), ...(number !== undefined && { number }) };
    }),
    ...fromKeys(TEXT_COLUMNS, (name) => at(columns[name], row) || undefined),
    export: at(codes.export, at(columns.export, row)),
    import: at(codes.import, at(columns.import, row)),
    toConfirm: [...at(columns.toConfirm, row)].map((field) => at(CONFIRMABLE, Number(field))),
    source: parts(at(columns.source, row)).map((source) => at(codes.source, Number(source))),
  }));
}

const NO_LIST = 'This is no list of substances.';

function at<T>(values: readonly T[], index: number): T {
  const value = values[index];
  if (value === undefined) throw new Error(NO_LIST);
  return value;
}

function distinct(values: string[]): string[] {
  return [...new Set(values)];
}

function parts(text: string): string[] {
  return text === '' ? [] : text.split(SEPARATOR);
}
