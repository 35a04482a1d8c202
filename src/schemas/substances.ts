import { z } from 'astro/zod';
import type { Code } from '../messages/say.ts';
import { fromKeys } from '../lib/keys.ts';
import { isoDateSchema } from './dates.ts';
import { translatedSchema } from './localized.ts';
import { sourceRefsSchema } from './source.ts';
import { CLASSES, CONFIRMABLE, NAME_KINDS, type Substance, TEXT_COLUMNS } from './substance.ts';

/** The columns of the list, in their order; each has a heading. */
export const LIST_COLUMNS = [
  'name',
  'twin_name',
  'other_names',
  'class',
  'entries',
  'covers',
  ...TEXT_COLUMNS,
  'used_names',
  'verdict',
  'export',
  'import',
  'to_confirm',
  'address',
] as const;
export type ListColumn = (typeof LIST_COLUMNS)[number];

const code = z.string().regex(/^[a-z0-9][a-z0-9-]*$/, 'id-digits' satisfies Code);

const entrySchema = z.strictObject({
  en: z.string().min(1),
  hi: z.string().min(1),
  number: translatedSchema.optional().describe('Word before the number in this list: serial'),
  record: z.string().optional().describe('The record of the notification: <register>/<file name>'),
  isInternational: z.boolean().optional().describe('true for a list of the United Nations, not of Indian law'),
});

const phrases = z.array(z.string().trim().min(2)).min(1);

const otherSchema = z.strictObject({
  names: z.strictObject({ en: phrases, hi: phrases }).describe('What people type'),
  verdict: translatedSchema.describe('Whom to ask, in a few words'),
  text: translatedSchema.describe('What is known, in one to three short sentences; never that something is free'),
  see: z.array(code).default([]).describe('Substances of the list that have to do with it'),
  source: sourceRefsSchema,
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
  others: z
    .record(code, otherSchema)
    .default({})
    .describe('Words that are asked and are no substance of the list, by code'),
  nameKinds: z.strictObject(fromKeys(NAME_KINDS, () => translatedSchema)).describe('Headings of names that people use'),
});
export type SubstancesMeta = z.infer<typeof substancesSchema>;

/** The whole list with what stands around it. */
export interface Substances extends SubstancesMeta {
  rows: Substance[];
}
