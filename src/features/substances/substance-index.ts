import { CLASSES, type ListEntry, PARTS, type Substance } from '../../schemas/substance.ts';

/** Where the finder loads all substances from: one file for both languages, since both scripts are searched. */
export const INDEX_PATH = '/data/substances-index.json';

const SEPARATOR = ';';

/** All substances column by column, which compresses better than row by row. Codes are positions in `codes`. */
export interface IndexColumns {
  codes: { covers: string[]; entries: string[]; export: string[]; import: string[]; source: string[] };
  id: string[];
  nameEn: string[];
  nameHi: string[];
  othersEn: string[];
  othersHi: string[];
  covers: number[];
  class: number[];
  /** `3` or `3:110ZT`, separated by semicolons. */
  entries: string[];
  cas: string[];
  hs: string[];
  export: number[];
  import: number[];
  /** One letter for each part: position in PARTS. */
  toConfirm: string[];
  source: string[];
}

/** The index file as it is published. */
export function writeIndex(rows: Substance[]): IndexColumns {
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
    entries: column(({ entries }) =>
      entries
        .map(({ list, number }) => [codes.entries.indexOf(list), number].filter((part) => part !== undefined).join(':'))
        .join(SEPARATOR),
    ),
    cas: column(({ cas }) => cas ?? ''),
    hs: column(({ hs }) => hs ?? ''),
    export: column((row) => codes.export.indexOf(row.export)),
    import: column((row) => codes.import.indexOf(row.import)),
    toConfirm: column(({ toConfirm }) => toConfirm.map((part) => PARTS.indexOf(part)).join('')),
    source: column(({ source }) => source.map((id) => codes.source.indexOf(id)).join(SEPARATOR)),
  };
}

/** Reads what came over the network; anything but whole columns is an error. */
export function readIndex(data: unknown): Substance[] {
  const index = data as IndexColumns;
  const length = index.id.length;
  const names = Object.keys(index).filter((name) => name !== 'codes') as Exclude<keyof IndexColumns, 'codes'>[];
  if (!names.every((name) => Array.isArray(index[name]) && index[name].length === length))
    throw new Error('This is no list of substances.');
  const { codes } = index;
  return index.id.map((id, row) => ({
    id,
    name: { en: index.nameEn[row]!, hi: index.nameHi[row]! },
    otherNames: { en: parts(index.othersEn[row]!), hi: parts(index.othersHi[row]!) },
    covers: codes.covers[index.covers[row]!] || undefined,
    class: CLASSES[index.class[row]!]!,
    entries: parts(index.entries[row]!).map((entry): ListEntry => {
      const [list, number] = entry.split(':');
      return { list: codes.entries[Number(list)]!, ...(number !== undefined && { number }) };
    }),
    cas: index.cas[row] || undefined,
    hs: index.hs[row] || undefined,
    export: codes.export[index.export[row]!]!,
    import: codes.import[index.import[row]!]!,
    toConfirm: [...index.toConfirm[row]!].map((part) => PARTS[Number(part)]!),
    source: parts(index.source[row]!).map((source) => codes.source[Number(source)]!),
  }));
}

function distinct(values: string[]): string[] {
  return [...new Set(values)];
}

function parts(text: string): string[] {
  return text === '' ? [] : text.split(SEPARATOR);
}
