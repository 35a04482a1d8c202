import { z } from 'astro/zod';
import type { Code } from '../messages/say.ts';
import { fromKeys } from '../lib/keys.ts';
import { isoDateSchema } from './dates.ts';
import { translatedSchema } from './localized.ts';
import { CLASSES, CONFIRMABLE, type Substance, TEXT_COLUMNS } from './substance.ts';

/** The columns of the list, in their order; each has a heading. */
export const LIST_COLUMNS = [
  'name',
  'twin_name',
  'other_names',
  'class',
  'entries',
  'covers',
  ...TEXT_COLUMNS,
  'export',
  'import',
  'to_confirm',
  'address',
] as const;
export type ListColumn = (typeof LIST_COLUMNS)[number];

const code = z.string().regex(/^[a-z0-9][a-z0-9-]*$/, 'id-digits' satisfies Code);

const requirementSchema = z.strictObject({
  label: translatedSchema.describe('The paper in a few words'),
  text: translatedSchema.describe('What is needed, in two or three sentences'),
  procedure: code.optional().describe('Section of exim/overview that tells how to get the paper'),
});
export type Requirement = z.infer<typeof requirementSchema>;

const entrySchema = z.strictObject({
  en: z.string().min(1),
  hi: z.string().min(1),
  number: translatedSchema.optional().describe('Word before the number in this list: serial'),
});

/** `content/substances.yaml`: what stands around the rows of `substances.csv`. */
export const substancesSchema = z.strictObject({
  caption: translatedSchema.describe('Title of the list'),
  asOn: isoDateSchema.describe('Day on which the list was gathered or last checked'),
  notes: z.array(translatedSchema).default([]).describe('Remarks on the list'),
  columns: z.strictObject(fromKeys(LIST_COLUMNS, () => translatedSchema)),
  classes: z.strictObject(fromKeys(CLASSES, () => translatedSchema)),
  parts: z.strictObject(fromKeys(CONFIRMABLE, () => translatedSchema)),
  entries: z.record(code, entrySchema).describe('Lists in which substances stand, by code'),
  covers: z.record(code, translatedSchema).describe('What is covered beside the substance, by code'),
  export: z.record(code, requirementSchema).describe('What an export needs, by code'),
  import: z.record(code, requirementSchema).describe('What an import needs, by code'),
});
export type SubstancesMeta = z.infer<typeof substancesSchema>;

/** The whole list with what stands around it. */
export interface Substances extends SubstancesMeta {
  rows: Substance[];
}
