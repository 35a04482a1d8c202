import { createReadStream } from 'node:fs';
import { CsvError, parse } from 'csv-parse';
import type { Mistake } from '../../files/mistake.ts';
import { Complaints } from './complaints.ts';
import { listName } from '../../addresses/cultivator-lists.ts';
import { checkHeader, type CultivatorRow, type Places, placesIn, readRow } from './read-row.ts';

/** A longer row is a quotation mark that was never closed. */
const LONGEST_ROW = 10_000;

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
