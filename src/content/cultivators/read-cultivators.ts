import { createReadStream } from 'node:fs';
import { parse } from 'csv-parse';
import type { Mistake } from '../../files/mistake.ts';
import { CSV_OPTIONS, csvCause, type CsvRow, otherSeparator } from '../../files/read-csv.ts';
import { unreadable } from '../../files/unreadable.ts';
import { say } from '../../messages/say.ts';
import { MistakeCollector } from './mistake-collector.ts';
import { listName } from '../../addresses/cultivator-lists.ts';
import { checkHeader, type ColumnIndexes, columnIndexes, type CultivatorRow, readRow } from './read-row.ts';

/** A longer row is a quotation mark that was never closed. */
const MAX_ROW_LENGTH = 10_000;

/**
 * Reads the lists of one crop year row by row, so that memory does not grow with the words in them.
 * `onRow` gets the rows without mistakes; every mistake comes back with its line.
 */
export async function readCultivators(
  file: string,
  offices: Pick<Set<string>, 'has'>,
  onRow: (row: CultivatorRow) => void = () => {},
): Promise<Mistake[]> {
  const cause = unreadable(file);
  if (cause) return [cause];
  const found = new MistakeCollector(file);
  const serials = new Map<string, Set<number>>();
  let rows = 0;
  let lastLine = 0;
  let indexes: ColumnIndexes | undefined;
  const stream = createReadStream(file);
  const parser = stream.pipe(parse({ ...CSV_OPTIONS, max_record_size: MAX_ROW_LENGTH }));
  // A pipe does not hand errors on.
  stream.on('error', (error) => parser.destroy(error));
  const take = ({ record, info }: CsvRow) => {
    lastLine = info.lines;
    if (!indexes) {
      const separator = otherSeparator(record);
      if (separator) found.add(1, undefined, separator);
      else if (checkHeader(record, found)) indexes = columnIndexes(record);
      if (!indexes) parser.destroy();
      return;
    }
    rows += 1;
    const before = found.count;
    const row = readRow(record, indexes, offices, (field, said) => found.add(info.lines, field, said));
    if (!row || found.count > before) return;
    const list = listName(row);
    let taken = serials.get(list);
    if (!taken) serials.set(list, (taken = new Set()));
    if (taken.has(row.serial)) {
      found.add(info.lines, 'serial', say('lists-serial-twice', { serial: row.serial, list }));
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
    const { cause: reason, line } = csvCause(error, lastLine + 1);
    found.add(line ?? 1, undefined, reason);
  }
  if (rows === 0 && found.count === 0) found.add(2, undefined, say('lists-no-rows'));
  return found.list();
}
