import { z } from 'astro/zod';
import type { Json } from '../../model/form-api.ts';
import { type Route, route } from '../route.ts';
import { checkData, checkEdits } from './check.ts';
import { choicesFor } from './choices.ts';
import { fileFor, recordText, startRecord } from './new-record.ts';
import { openForm } from './open.ts';
import { removeFrom } from './remove.ts';
import { saveForm } from './save.ts';

const path = z.array(z.union([z.string(), z.number()])).max(20);
const json: z.ZodType<Json> = z.json();
const edits = z.array(z.strictObject({ at: path, value: json.optional() }));
const group = z.record(z.string(), json);
const pick = z.enum([
  'sources',
  'offices',
  'office-places',
  'posts',
  'facts',
  'records',
  'same-register',
  'amendable',
  'forms',
  'pages',
  'areas',
  'pictures',
  'documents',
  'tables',
  'procedures',
  'sheets',
  'links',
]);

export const FORM_ROUTES: Route[] = [
  route('form/open', z.strictObject({ file: z.string(), at: path.optional() }), ({ file, at = [] }, { drafts }) =>
    openForm(drafts, file, at),
  ),
  route('form/choices', z.strictObject({ pick, file: z.string() }), (input, { drafts }) =>
    choicesFor(drafts, input.pick, input.file),
  ),
  route('form/check', z.strictObject({ file: z.string(), edits }), (input, { drafts }) =>
    checkEdits(drafts, input.file, input.edits),
  ),
  route('form/save', z.strictObject({ file: z.string(), edits, was: z.string() }), (input, { drafts }) =>
    saveForm(drafts, input.file, input.edits, input.was),
  ),
  route('form/start', z.strictObject({ register: z.string(), copy: z.string().optional() }), (input, { drafts }) =>
    startRecord(drafts, input.register, input.copy),
  ),
  route('form/check-new', z.strictObject({ register: z.string(), value: group }), ({ register, value }, { drafts }) => {
    const file = fileFor(drafts, register, value);
    return { file, ...checkData(drafts, file, value, [{ at: [], value }]) };
  }),
  route(
    'form/create',
    z.strictObject({ register: z.string(), value: group }),
    async ({ register, value }, { drafts }) => {
      const file = fileFor(drafts, register, value);
      drafts.save([{ path: file, contents: await recordText(file, value), was: null }]);
      return { file };
    },
  ),
  route(
    'form/remove',
    z.strictObject({ file: z.string(), at: path.optional(), was: z.string() }),
    async ({ file, at = [], was }, desk) => {
      await removeFrom(desk, file, at, was);
      return {};
    },
  ),
];
