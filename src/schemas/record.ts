import { z } from 'astro/zod';
import { LANGS, type Localized } from '../language/lang.ts';
import { REGISTERS, type RegisterId } from './registers.ts';
import { cropYearSchema, dayOrMomentSchema, documentDateSchema, isoDateSchema, momentSchema } from './dates.ts';
import { translatedSchema } from './localized.ts';
import { OFFICE_UNITS } from './office.ts';
import { PROVIDERS } from './page.ts';
import { sourceRefsSchema } from './source.ts';

export const VALIDITIES = ['in-force', 'superseded', 'crop-year', 'until', 'not-known'] as const;
export type Validity = (typeof VALIDITIES)[number];

const languagesSchema = z.array(z.enum(LANGS)).min(1).describe('Languages of the document: en, hi or both');

/** A file of ours, or a public address elsewhere. */
export const documentLinkSchema = z
  .strictObject({
    file: z.string().optional().describe('File below content/documents/, for example opium/policy.pdf'),
    url: z
      .url({ protocol: /^https?$/, error: 'This is no address. Write the whole of it, beginning with https://' })
      .optional()
      .describe('Public address of the text elsewhere'),
    format: z.enum(['PDF', 'web-page']).optional().describe('Only with “url”: what the reader gets there'),
    languages: languagesSchema.optional(),
    preparation: z
      .literal(true)
      .optional()
      .describe('true for a sheet that helps to prepare an application and is not the official form'),
  })
  .superRefine(({ file, url, format, languages }, context) => {
    const complain = (message: string) => context.addIssue({ code: 'custom', path: [], message });
    if ((file === undefined) === (url === undefined))
      complain('A document is either a “file” of ours or a “url” elsewhere. Write one of the two.');
    else if (file !== undefined && format !== undefined)
      complain('The format of our own file is read from the file. Remove “format”.');
    else if (url !== undefined && !(format && languages))
      complain('A text elsewhere needs “format” (PDF or web-page) and “languages”. Add them.');
  });
export type DocumentLink = z.infer<typeof documentLinkSchema>;

const common = {
  title: translatedSchema.describe('Title as readers should see it'),
  number: z.string().min(1).optional().describe('Number as printed, for example S.O. 1055(E)'),
  date: documentDateSchema.optional().describe('Date of the document'),
  purpose: translatedSchema.describe('What it is for or what it changes, in one or two sentences'),
  section: z.enum(PROVIDERS).describe('Section of the bureau it belongs to'),
  alsoFor: z
    .array(z.enum(PROVIDERS))
    .default([])
    .describe('Other sections whose readers need it; it is shown on their pages too'),
  validity: z.enum(VALIDITIES).describe('Whether it holds today'),
  cropYear: cropYearSchema.optional().describe('The crop year, with “validity: crop-year”'),
  validUntil: isoDateSchema.optional().describe('Last day, with “validity: until”'),
  supersededBy: z
    .string()
    .optional()
    .describe('Record of the same register that took its place (file name without .yaml)'),
  fee: z.string().optional().describe('Id of the fee in content/facts.yaml'),
  documents: z.array(documentLinkSchema).default([]).describe('The text itself: files or public addresses'),
  source: sourceRefsSchema,
  specimen: z.literal(true).optional().describe('true while the record is made up'),
  toConfirm: translatedSchema.optional().describe('Why the record is doubtful; readers see "to be confirmed"'),
};

/** A list of sentences or names, each in both languages. */
const listSchema = z.array(translatedSchema).min(1);

const amends = z
  .array(z.string())
  .min(1)
  .optional()
  .describe('Acts, rules, notifications or instructions it changes (file names without .yaml)');

/** Tenders and events stand by their times, a release by its date: nobody writes whether they hold. */
const noValidity = z
  .literal('not-known', 'Records of this register stand by their dates. Remove “validity”.')
  .default('not-known');

/** A change of a tender after it was published. */
const corrigendumSchema = z.strictObject({
  date: isoDateSchema.describe('Day on which it was issued'),
  title: translatedSchema.describe('Title as readers should see it'),
  changes: translatedSchema.describe('What it changes, in one or two sentences'),
  newCloses: momentSchema.optional().describe('New last moment for bids, Indian time'),
  newOpens: momentSchema.optional().describe('New time at which bids are opened, Indian time'),
  documents: z.array(documentLinkSchema).default([]).describe('Its text: files or public addresses'),
});
export type Corrigendum = z.infer<typeof corrigendumSchema>;

const own = {
  'acts-and-rules': { amends },
  notifications: { amends },
  instructions: { amends },
  forms: {
    asks: listSchema.optional().describe('What the form asks for; left out if it is not known'),
    attach: listSchema.optional().describe('Papers to attach'),
    office: z.string().optional().describe('Office that takes the form: an id of content/offices.yaml'),
    sendTo: listSchema.optional().describe('Other places or ways to send it'),
    after: listSchema.optional().describe('What follows after it was sent'),
    rule: translatedSchema.optional().describe('Rule or order behind the form'),
  },
  tenders: {
    validity: noValidity,
    unit: z.enum(OFFICE_UNITS),
    closes: momentSchema.describe('Last moment for bids as first published, Indian time'),
    opens: momentSchema.optional().describe('When bids are opened, Indian time'),
    corrigenda: z.array(corrigendumSchema).default([]).describe('Changes after publication'),
  },
  events: {
    validity: noValidity,
    starts: dayOrMomentSchema.describe('Beginning, Indian time; a day without a time lasts all day'),
    ends: dayOrMomentSchema.optional(),
    place: translatedSchema.optional(),
  },
  'employee-orders': {
    posts: z
      .array(z.string())
      .min(1)
      .optional()
      .describe('Posts it concerns: ids of content/posts.yaml; left out if it concerns all'),
    unit: z.enum(OFFICE_UNITS).optional().describe('Unit of the bureau that issued it'),
    details: listSchema.optional().describe('What else it says; stands behind “Read more”'),
  },
  'media-releases': { validity: noValidity },
  'seniority-lists': {
    posts: z.array(z.string()).length(1).describe('The post of the list: one id of content/posts.yaml'),
    asOn: isoDateSchema.describe('Day to which the list refers'),
    details: listSchema.optional().describe('What else it says; stands behind “Read more”'),
  },
} satisfies Partial<Record<RegisterId, z.ZodRawShape>>;

const VALIDITY_FIELD = { 'crop-year': 'cropYear', until: 'validUntil' } as const;

/** The schema of one record, `content/registers/<register>/<yyyy-mm-dd-name>.yaml`. */
export function recordSchemaOf(register: RegisterId): z.ZodType {
  let schema = schemas.get(register);
  if (!schema) schemas.set(register, (schema = makeSchema(register)));
  return schema;
}

/** Made once for each register: making one takes longer than reading a record. */
const schemas = new Map<RegisterId, z.ZodType>();

function makeSchema(register: RegisterId) {
  const extra: z.ZodRawShape = register in own ? own[register as keyof typeof own] : {};
  return z
    .strictObject({
      ...common,
      kind: z.enum(REGISTERS[register].kinds as readonly string[] as [string, ...string[]]),
      ...extra,
    })
    .superRefine((record, context) => {
      const { validity } = record as { validity: Validity };
      const needed = validity in VALIDITY_FIELD ? VALIDITY_FIELD[validity as keyof typeof VALIDITY_FIELD] : undefined;
      if (needed && record[needed] === undefined)
        context.addIssue({
          code: 'custom',
          path: ['validity'],
          message: `“validity: ${validity}” needs the field “${needed}”. Add it.`,
        });
      if (record['supersededBy'] !== undefined && validity !== 'superseded')
        context.addIssue({
          code: 'custom',
          path: ['supersededBy'],
          message: 'Only a superseded record names its successor. Write “validity: superseded”, or remove this field.',
        });
    });
}

type Common = z.infer<z.ZodObject<typeof common>>;

/** One record of a register, whatever its kind. */
export interface RegisterRecord extends Common {
  /** File name without `.yaml`; also its anchor on the page. */
  id: string;
  register: RegisterId;
  kind: string;
  amends?: string[];
  unit?: (typeof OFFICE_UNITS)[number];
  closes?: string;
  opens?: string;
  corrigenda?: Corrigendum[];
  starts?: string;
  ends?: string;
  place?: { en: string; hi: string };
  posts?: string[];
  asOn?: string;
  details?: Localized[];
  asks?: Localized[];
  attach?: Localized[];
  office?: string;
  sendTo?: Localized[];
  after?: Localized[];
  rule?: Localized;
}
