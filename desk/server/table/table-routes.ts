import { z } from 'astro/zod';
import type { TableRows } from '../../model/table-api.ts';
import { hasEdits } from '../../model/table-edits.ts';
import { DeskError } from '../desk-error.ts';
import { hashOf } from '../drafts.ts';
import { type Route, route } from '../route.ts';
import { checkEdits } from './check-edits.ts';
import { editCsv, isNewestFirst, rowAtLine, valuesOf } from './csv-edit.ts';
import { describeTable } from './describe-table.ts';
import { type OpenCsv, openCsv, searchRows } from './open-csv.ts';

const MOST_ROWS = 500;
const MOST_COLUMNS = 200;
const MOST_LETTERS = 10_000;
const whole = z.int().nonnegative();
const rowsWindow = z.strictObject({
  file: z.string(),
  from: whole,
  count: whole.max(MOST_ROWS),
  query: z.string().max(200).optional(),
});
/** No heading or note is as long; spaces without end would keep those who look for line ends busy. */
const cell = z.string().max(MOST_LETTERS);
const cells = z.array(cell).max(MOST_COLUMNS);
const column = z.coerce
  .number<number>()
  .int()
  .nonnegative()
  .max(MOST_COLUMNS - 1);
const edits = z.strictObject({
  cells: z.record(z.coerce.number<number>(), z.record(column, cell)),
  removed: z.array(whole),
  placed: z.array(z.union([z.strictObject({ before: whole, cells }), z.strictObject({ before: whole, from: whole })])),
});

export const GRID_ROUTES: Route[] = [
  route('table/open', rowsWindow.extend({ line: whole.optional() }), async ({ line, ...asked }, { drafts }) => {
    const table = await openCsv(asked.file, drafts);
    const { title, columns, file } = describeTable(asked.file, valuesOf(table.csv, -1), drafts);
    const at = line === undefined ? undefined : rowAtLine(table.csv, line);
    // The window holds the asked line.
    const from = at === undefined ? asked.from : Math.max(0, at - (asked.count >> 1));
    return {
      title,
      columns,
      description: file,
      total: table.csv.rows,
      isNewestFirst: isNewestFirst(
        table.csv,
        columns.findIndex(({ kind }) => kind === 'year' || kind === 'crop-year'),
      ),
      at,
      ...rowsOf(table, { ...asked, from }),
    };
  }),
  route('table/rows', rowsWindow, async (asked, { drafts }) => rowsOf(await openCsv(asked.file, drafts), asked)),
  route('table/check', z.strictObject({ file: z.string(), edits }), async ({ file, edits: made }, { drafts }) => {
    const { csv } = await openCsv(file, drafts);
    return checkEdits(file, csv, made, drafts);
  }),
  route(
    'table/save',
    z.strictObject({ file: z.string(), edits, was: z.string() }),
    async ({ file, edits: made, was }, { drafts }) => {
      const { csv, hash } = await openCsv(file, drafts);
      if (hash !== was)
        throw new DeskError(409, 'changed-elsewhere', {
          en: 'This table was changed in another window since you opened it. Nothing was overwritten. Load it again and make your change anew.',
          hi: 'यह तालिका आपके खोलने के बाद किसी और विंडो में बदली गई है। कुछ भी मिटाया नहीं गया। उसे फिर से खोलें और अपना बदलाव दोबारा करें।',
        });
      if (!hasEdits(made)) return { hash };
      const contents = Buffer.from(editCsv(csv, made));
      drafts.save([{ path: file, contents, was }]);
      return { hash: hashOf(contents) };
    },
  ),
];

function rowsOf(table: OpenCsv, asked: { from: number; count: number; query?: string | undefined }): TableRows {
  const { csv, hash } = table;
  const found = searchRows(table, asked.query ?? '');
  const count = found?.length ?? csv.rows;
  const rows = Array.from({ length: Math.max(0, Math.min(asked.count, count - asked.from)) }, (_, step) => {
    const row = found ? (found[asked.from + step] ?? 0) : asked.from + step;
    return { row, line: csv.lines[row + 1] ?? 0, cells: valuesOf(csv, row) };
  });
  return { hash, found: count, rows };
}
