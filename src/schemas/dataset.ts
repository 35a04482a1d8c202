import { z } from 'astro/zod';
import { fromKeys } from '../lib/keys.ts';
import { translatedSchema } from './localized.ts';
import { REGISTER_IDS } from './registers.ts';

/** What a dataset is about: the groups of the data room, in their order. */
export const SUBJECTS = ['opium', 'substances', 'enforcement', 'documents', 'bureau', 'rti', 'website'] as const;
export type Subject = (typeof SUBJECTS)[number];

export const aboutSchema = translatedSchema.describe('What it is, in one or two sentences, for the data room');
export const subjectSchema = z.enum(SUBJECTS).describe('Under which heading the data room shows it');
export const columnAboutSchema = translatedSchema.describe('What the values of the column mean, in one sentence');

/** Columns of every register. */
const RECORD_COLUMNS = ['id', 'title', 'number', 'date', 'kind', 'section', 'purpose', 'documents', 'address'] as const;
/** Columns of the registers whose records hold for a time. */
const VALIDITY_COLUMNS = ['validity', 'crop_year', 'valid_until', 'superseded_by'] as const;
export const REGISTER_COLUMNS = [...RECORD_COLUMNS, ...VALIDITY_COLUMNS] as const;

/** Datasets that code makes from other content than a table: columns of their own, with a heading of the data room. */
export const MADE_COLUMNS = {
  offices: ['id', 'name', 'unit', 'kind', 'place', 'area', 'work', 'phones', 'fax', 'emails'],
  officers: ['id', 'post', 'name', 'seen', 'office', 'work', 'lists', 'phones', 'fax', 'emails'],
  'crop-calendar': ['step', 'title', 'patta', 'months', 'time', 'duty', 'bring', 'address'],
  notifications: ['amends'],
  'acts-and-rules': ['amends'],
  instructions: ['amends'],
  policies: [],
  forms: ['office', 'asks', 'attach', 'rule'],
  tenders: ['unit', 'closes', 'opens', 'corrigenda'],
  'employee-orders': ['unit'],
  'seniority-lists': ['as_on'],
  'media-releases': ['place', 'state', 'seized', 'destroyed'],
  events: ['starts', 'ends', 'place'],
  publications: [],
} as const;

/** Datasets whose columns have headings where their content is; the data room explains them. */
const HEADED = ['substances', 'previous-years', 'media-releases-by-year'] as const;
export const MADE_DATASETS = [...HEADED, 'offices', 'officers', 'crop-calendar', ...REGISTER_IDS] as const;
export type MadeDataset = (typeof MADE_DATASETS)[number];

const words = { about: aboutSchema, subject: subjectSchema };
const headedColumn = z.strictObject({
  label: translatedSchema.describe('Heading of the column'),
  about: columnAboutSchema,
});
const madeSchema = <Name extends string>(names: readonly Name[]) =>
  z.strictObject({
    title: translatedSchema.optional().describe('Title; left out where the list has one of its own'),
    ...words,
    columns: z.strictObject(fromKeys(names, () => headedColumn)).describe('The columns, by name'),
  });

/** `content/datasets.yaml`: the words of the data room, and of datasets that are made from registers and lists. */
export const datasetsSchema = z.strictObject({
  subjects: z.strictObject(fromKeys(SUBJECTS, () => translatedSchema)).describe('Headings of the data room'),
  first: z.array(z.string()).min(1).describe('Datasets that people take most, shown first: ids'),
  registers: z
    .strictObject(fromKeys(REGISTER_COLUMNS, () => headedColumn))
    .describe('Columns that registers share, by name'),
  headed: z
    .strictObject(
      fromKeys(HEADED, () =>
        z.strictObject({
          ...words,
          columns: z.record(z.string(), columnAboutSchema).describe('What each column means, by its name'),
        }),
      ),
    )
    .describe('Lists whose columns have their headings elsewhere'),
  made: z
    .strictObject({
      offices: madeSchema(MADE_COLUMNS.offices),
      officers: madeSchema(MADE_COLUMNS.officers),
      'crop-calendar': madeSchema(MADE_COLUMNS['crop-calendar']),
      notifications: madeSchema(MADE_COLUMNS.notifications),
      'acts-and-rules': madeSchema(MADE_COLUMNS['acts-and-rules']),
      instructions: madeSchema(MADE_COLUMNS.instructions),
      policies: madeSchema(MADE_COLUMNS.policies),
      forms: madeSchema(MADE_COLUMNS.forms),
      tenders: madeSchema(MADE_COLUMNS.tenders),
      'employee-orders': madeSchema(MADE_COLUMNS['employee-orders']),
      'seniority-lists': madeSchema(MADE_COLUMNS['seniority-lists']),
      'media-releases': madeSchema(MADE_COLUMNS['media-releases']),
      events: madeSchema(MADE_COLUMNS.events),
      publications: madeSchema(MADE_COLUMNS.publications),
    })
    .describe('Datasets that are made from registers and lists'),
});
export type DatasetWords = z.infer<typeof datasetsSchema>;
