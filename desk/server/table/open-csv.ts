import { isUtf8 } from 'node:buffer';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { contentPath } from '../content-path.ts';
import { DeskError } from '../desk-error.ts';
import { type Drafts, hashOf } from '../drafts.ts';
import { plainNumber } from '../../model/written-number.ts';
import { type CsvIndex, indexCsvInTurns } from './csv-edit.ts';

export interface OpenCsv {
  csv: CsvIndex;
  hash: string;
  /** Rows that fit words, by the words. */
  searches: Map<string, Uint32Array>;
}

/** Long lists are read once, not for each window of rows. */
const open = new Map<string, { version: string; table: OpenCsv }>();
const MOST_OPEN = 3;

/** A CSV file of the draft. */
export async function openCsv(file: string, drafts: Drafts): Promise<OpenCsv> {
  if (!file.endsWith('.csv'))
    throw new DeskError(400, 'not-csv', { en: `${file} is no table.`, hi: `${file} तालिका नहीं है।` });
  const path = join(drafts.root, 'content', contentPath(file));
  const { mtimeMs, size } = statSync(path, { throwIfNoEntry: false }) ?? { mtimeMs: 0, size: -1 };
  const version = `${mtimeMs} ${size}`;
  const last = open.get(path);
  if (last?.version === version) return last.table;
  const bytes = drafts.bytes(file);
  if (!isUtf8(bytes))
    throw new DeskError(409, 'not-utf8', {
      en: `${file} is not saved as UTF-8. Bring it in again by “Import”: its letters are recognised there.`,
      hi: `${file} UTF-8 में नहीं है। इसे “आयात” से फिर लाएं: वहां अक्षर पहचाने जाते हैं।`,
    });
  const table = { csv: await indexCsvInTurns(bytes.toString('utf8')), hash: hashOf(bytes), searches: new Map() };
  open.delete(path);
  open.set(path, { version, table });
  for (const [oldest] of open) if (open.size > MOST_OPEN) open.delete(oldest);
  return table;
}

/** Numbers of the rows in which all words stand; nothing is asked: undefined, all rows. */
export function searchRows({ csv, searches }: OpenCsv, query: string): Uint32Array | undefined {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => plainNumber(word));
  if (words.length === 0) return undefined;
  const key = words.join(' ');
  let found = searches.get(key);
  if (!found) {
    const { text, starts, ends, rows } = csv;
    const list: number[] = [];
    for (let row = 0; row < rows; row += 1) {
      const line = text.slice(starts[row + 1], ends[row + 1]).toLowerCase();
      if (words.every((word) => line.includes(word))) list.push(row);
    }
    found = Uint32Array.from(list);
    if (searches.size > 20) searches.clear();
    searches.set(key, found);
  }
  return found;
}
