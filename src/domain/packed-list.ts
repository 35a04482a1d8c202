import { fromKeys } from '../lib/keys.ts';

/** Columns of words in a list of cultivators, in the order of the table. */
export const WORD_COLUMNS = ['name', 'guardian', 'village', 'tehsil'] as const;
export type WordColumn = (typeof WORD_COLUMNS)[number];

/** Columns of numbers, and the mark of rows that are made up. */
interface OtherColumns {
  serial: number[];
  area?: number[];
  specimen?: true[];
}
/** The rows of a list, column by column. */
export type TextColumns = Record<WordColumn, string[]> & OtherColumns;

/**
 * A list as it is sent. Names and villages have few different words: each stands once, the most common first, and the rows hold their
 * numbers, from 1 on; 0 ends a row. It is a third smaller than the words themselves, and ready to be searched.
 */
interface PackedList {
  words: string[];
  columns: Record<WordColumn, number[]> & OtherColumns;
}

export function packList({ name, guardian, village, tehsil, ...others }: TextColumns): PackedList {
  const texts = { name, guardian, village, tehsil };
  const counts = new Map<string, number>();
  for (const text of Object.values(texts).flat())
    for (const word of text.split(' ')) counts.set(word, (counts.get(word) ?? 0) + 1);
  const words = [...counts].toSorted(([, a], [, b]) => b - a).map(([word]) => word);
  const numbers = new Map(words.map((word, index) => [word, index + 1]));
  const packed = (column: string[]) =>
    column.flatMap((text) => [...text.split(' ').map((word) => numbers.get(word) ?? 0), 0]);
  return { words, columns: { ...fromKeys(WORD_COLUMNS, (column) => packed(texts[column])), ...others } };
}

/** A list that has arrived: the numbers of the words of each column, and where in them each row begins. */
export interface OpenList extends OtherColumns {
  length: number;
  /** By their number. */
  words: string[];
  columns: Record<WordColumn, { ids: number[]; starts: number[] }>;
}

/** Checks what came over the network; anything but whole columns is an error. */
export function openList(data: unknown): OpenList {
  const { words, columns } = (data ?? {}) as Partial<PackedList>;
  const { serial, area, specimen } = columns ?? {};
  const length = Array.isArray(serial) ? serial.length : -1;
  const isWhole = [words, serial, area ?? serial].every((column) => Array.isArray(column));
  if (!isWhole || !words || !columns || !serial || (area && area.length !== length)) throw new Error(NO_LIST);
  return {
    length,
    serial,
    ...(area && { area }),
    ...(specimen && { specimen }),
    words: ['', ...words],
    columns: fromKeys(WORD_COLUMNS, (column) => openColumn(columns[column], length)),
  };
}

const NO_LIST = 'No list.';

function openColumn(ids: unknown, length: number): { ids: number[]; starts: number[] } {
  if (!Array.isArray(ids)) throw new Error(NO_LIST);
  const starts = [0];
  for (let at = 0; at < ids.length; at += 1) if (ids[at] === 0) starts.push(at + 1);
  if (starts.length !== length + 1) throw new Error(NO_LIST);
  return { ids, starts };
}

/** A name or a place in a row of a list. */
export function textAt({ words, columns }: OpenList, column: WordColumn, row: number): string {
  const { ids, starts } = columns[column];
  return ids
    .slice(starts[row], (starts[row + 1] ?? 1) - 1)
    .map((id) => words[id])
    .join(' ');
}
