import { z } from 'astro/zod';
import { buildDay } from '../../../src/lib/build-moment.ts';
import { isoDateSchema } from '../../../src/schemas/dates.ts';
import { type From, IMPORT_MODES, type ImportTarget } from '../../model/import-api.ts';
import { DeskError } from '../desk-error.ts';
import type { Change, Drafts } from '../drafts.ts';
import { type Route, route, upload } from '../route.ts';
import { editCsv, valuesOf } from '../table/csv-edit.ts';
import { describeTable, sourceChoices } from '../table/describe-table.ts';
import { compare } from './compare.ts';
import { isHeader, mapColumns } from './recognise.ts';
import { begin, endSession, readSession, sessionOf } from './sessions.ts';
import { targetOf } from './target.ts';

/** Lines shown when a file was recognised. */
const SHOWN_LINES = 6;
const from: z.ZodType<From> = z.union([
  z.strictObject({ column: z.int().nonnegative() }),
  z.strictObject({ value: z.string().max(500) }),
]);

export const IMPORT_ROUTES: Route[] = [
  route('import/targets', z.strictObject({}), (_, { drafts }) => {
    const targets = targetsOf(drafts);
    const newest = targets.flatMap(({ file }) => /^cultivators\/(\d{4})-\d\d\.csv$/.exec(file)?.[1] ?? []).toSorted();
    const year = Number(newest.at(-1) ?? Number(buildDay().slice(0, 4)) - 1) + 1;
    return {
      targets,
      cropYear: `${year}-${String((year + 1) % 100).padStart(2, '0')}`,
      sources: sourceChoices(drafts).map(({ value }) => value),
    };
  }),
  upload('import/send', z.strictObject({}), (_, _desk, bytes) => ({ id: begin(bytes).id })),
  route('import/recognise', z.strictObject({ id: z.string(), file: z.string() }), async ({ id, file }, { drafts }) => {
    const { encoding, csv } = await readSession(sessionOf(id));
    const { columns, hash, lists } = await targetOf(file, drafts);
    const lines = Array.from({ length: Math.min(SHOWN_LINES, csv.rows + 1) }, (_, at) => valuesOf(csv, at - 1));
    const [first = [], ...samples] = lines;
    const hasHeader = isHeader(first, samples[0] ?? [], columns);
    const inOrder = Object.fromEntries(columns.slice(0, first.length).map(({ name }, column) => [name, { column }]));
    return {
      encoding,
      separator: csv.separator,
      hasHeader,
      lines,
      rows: csv.rows + (hasHeader ? 0 : 1),
      columns,
      // Without headings, columns are taken in the order of ours.
      mapping: hasHeader ? mapColumns(first, samples, columns) : inOrder,
      isNew: hash === null,
      mode: lists.length > 0 ? 'lists' : 'add',
    };
  }),
  route(
    'import/compare',
    z.strictObject({
      id: z.string(),
      file: z.string(),
      hasHeader: z.boolean(),
      mapping: z.record(z.string(), from),
      mode: z.enum(IMPORT_MODES),
    }),
    async ({ id, file, ...asked }, { drafts }) => {
      const session = sessionOf(id);
      const { csv: brought } = await readSession(session);
      const target = await targetOf(file, drafts);
      const { comparison, edits } = await compare({ brought, ...asked }, target, drafts);
      const changes: Change[] = [{ path: file, contents: editCsv(target.csv, edits), was: target.hash }];
      session.ready = { file, isNew: target.hash === null, changes };
      return comparison;
    },
  ),
  route(
    'import/write',
    z.strictObject({
      id: z.string(),
      about: z.strictObject({ asOn: isoDateSchema, source: z.string().regex(/^[a-z0-9][a-z0-9-]*$/) }).optional(),
    }),
    ({ id, about }, { drafts }) => {
      const { ready } = sessionOf(id);
      if (!ready)
        throw new DeskError(409, 'import-unseen', {
          en: 'Look at what would change first.',
          hi: 'पहले देखें कि क्या बदलेगा।',
        });
      drafts.save([...ready.changes, ...descriptionOf(ready, about)]);
      endSession(id);
      return { file: ready.file };
    },
  ),
];

/** Lists of a new crop year come with the file that describes them. */
function descriptionOf(
  { file, isNew }: { file: string; isNew: boolean },
  about: { asOn: string; source: string } | undefined,
): Change[] {
  if (!isNew) return [];
  if (!about)
    throw new DeskError(400, 'import-about', {
      en: 'Name the day on which the lists were drawn up, and their source.',
      hi: 'सूचियां किस दिन बनीं और उनका स्रोत क्या है, यह लिखें।',
    });
  const year = file.replace(/^.*\/|\.csv$/g, '');
  const contents = `cropYear: '${year}'\nasOn: '${about.asOn}'\nsource: [${about.source}]\n`;
  return [{ path: file.replace(/csv$/, 'yaml'), contents, was: null }];
}

function targetsOf(drafts: Drafts): ImportTarget[] {
  return drafts
    .files()
    .filter((file) => /^(tables\/[^/]+|cultivators\/[^/]+|previous-years)\.csv$/.test(file))
    .toSorted()
    .map((file) => ({ file, title: describeTable(file, [], drafts).title }));
}
