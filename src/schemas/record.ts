import { z } from 'astro/zod';
import type { Code } from '../messages/say.ts';
import { LANGS } from '../language/lang.ts';
import { REGISTER_IDS, REGISTERS, type RegisterId } from './registers.ts';
import { gapSchema } from './gap.ts';
import { clauseSchema } from './clause.ts';
import { documentLinkSchema } from './document-link.ts';
import { cropYearSchema, dayOrMomentSchema, documentDateSchema, isoDateSchema, momentSchema } from './dates.ts';
import { translatedSchema } from './localized.ts';
import { OFFICE_UNITS } from './office.ts';
import { PROVIDERS } from './provider.ts';
import { publishedTimeFields } from './published-time.ts';
import { drugAmountsSchema, STATES } from './release.ts';
import { sourceRefsSchema } from './source.ts';

export const VALIDITIES = ['in-force', 'superseded', 'crop-year', 'until', 'not-known'] as const;
export type Validity = (typeof VALIDITIES)[number];

const fields = {
  title: translatedSchema.describe('Title as readers should see it'),
  short: translatedSchema
    .optional()
    .describe('Shorter title for the list, where the title is longer than two lines on a phone'),
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
  gaps: z.array(gapSchema).default([]).describe('What the site does not tell of it, and whom to ask'),
  toConfirm: translatedSchema.optional().describe('Why the record is doubtful; readers see a sign that leads to it'),
  ...publishedTimeFields,
};

/** Where the dates of a record say whether it holds, nobody writes it. */
const noValidity = z.literal('not-known', 'record-validity-by-date' satisfies Code).default('not-known');

/** A longer title does not fit into two lines of a list on a phone. */
const LONGEST_ROW = 75;

function checkRow({ title, short = title }: z.infer<z.ZodObject<typeof fields>>, context: z.RefinementCtx): void {
  const field = short === title ? 'title' : 'short';
  for (const lang of LANGS)
    if (short[lang].length > LONGEST_ROW)
      context.addIssue({
        code: 'custom',
        path: [field, lang],
        message: 'record-title-long' satisfies Code,
        params: { most: LONGEST_ROW },
      });
}

const VALIDITY_FIELD = { 'crop-year': 'cropYear', until: 'validUntil' } as const;

function checkValidity(record: z.infer<z.ZodObject<typeof fields>>, context: z.RefinementCtx): void {
  const { validity, supersededBy } = record;
  const needed = validity === 'crop-year' || validity === 'until' ? VALIDITY_FIELD[validity] : undefined;
  if (needed && record[needed] === undefined)
    context.addIssue({
      code: 'custom',
      path: ['validity'],
      message: 'record-validity-needs' satisfies Code,
      params: { validity, field: needed },
    });
  if (supersededBy !== undefined && validity !== 'superseded')
    context.addIssue({
      code: 'custom',
      path: ['supersededBy'],
      message: 'record-not-superseded' satisfies Code,
    });
}

/** What every record has. */
const common = z.strictObject(fields).superRefine(checkRow).superRefine(checkValidity);
/** The same for tenders and events, which go by their times, and releases, which go by their date. */
const dated = z
  .strictObject({ ...fields, validity: noValidity })
  .superRefine(checkRow)
  .superRefine(checkValidity);

/** A list of sentences or names, each in both languages. */
const listSchema = z.array(translatedSchema).min(1);

const amends = z
  .array(z.string())
  .min(1)
  .optional()
  .describe('Acts, rules, notifications or instructions it changes (file names without .yaml)');

const from = isoDateSchema
  .optional()
  .describe('First day on which it is in force, where that is not the date of the document');

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

const schemas = {
  'acts-and-rules': common.safeExtend({ kind: z.enum(REGISTERS['acts-and-rules'].kinds), amends, from }),
  notifications: common.safeExtend({ kind: z.enum(REGISTERS.notifications.kinds), amends, from }),
  instructions: common.safeExtend({ kind: z.enum(REGISTERS.instructions.kinds), amends, from }),
  forms: common.safeExtend({
    kind: z.enum(REGISTERS.forms.kinds),
    asks: listSchema.optional().describe('What the form asks for; left out if it is not known'),
    attach: listSchema.optional().describe('Papers to attach'),
    office: z.string().optional().describe('Office that takes the form: an id of content/offices.yaml'),
    sendTo: listSchema.optional().describe('Other places or ways to send it'),
    after: listSchema.optional().describe('What follows after it was sent'),
    rule: translatedSchema.optional().describe('Rule or order behind the form'),
  }),
  tenders: dated.safeExtend({
    kind: z.enum(REGISTERS.tenders.kinds),
    unit: z.enum(OFFICE_UNITS),
    closes: momentSchema.describe('Last moment for bids as first published, Indian time'),
    opens: momentSchema.optional().describe('When bids are opened, Indian time'),
    corrigenda: z.array(corrigendumSchema).default([]).describe('Changes after publication'),
  }),
  events: dated.safeExtend({
    kind: z.enum(REGISTERS.events.kinds),
    starts: dayOrMomentSchema.describe('Beginning, Indian time; a day without a time lasts all day'),
    ends: dayOrMomentSchema.optional(),
    place: translatedSchema.optional(),
  }),
  'employee-orders': common.safeExtend({
    kind: z.enum(REGISTERS['employee-orders'].kinds),
    posts: z
      .array(z.string())
      .min(1)
      .optional()
      .describe('Posts it concerns: ids of content/posts.yaml; left out if it concerns all'),
    unit: z.enum(OFFICE_UNITS).optional().describe('Unit of the bureau that issued it'),
    details: listSchema.optional().describe('What else it says; stands behind “Read more”'),
  }),
  'media-releases': dated.safeExtend({
    kind: z.enum(REGISTERS['media-releases'].kinds),
    place: translatedSchema.optional().describe('Where it happened, without the State'),
    state: z.enum(STATES).optional().describe('State or union territory; left out where there are several'),
    seized: drugAmountsSchema.optional().describe('What was seized'),
    pictures: z
      .array(z.string())
      .min(1)
      .optional()
      .describe('Pictures to it: names of files in content/pictures/ without their ending'),
    destroyed: drugAmountsSchema.optional().describe('Crops destroyed, or seized drugs disposed of'),
  }),
  'seniority-lists': common.safeExtend({
    kind: z.enum(REGISTERS['seniority-lists'].kinds),
    posts: z.array(z.string()).length(1).describe('The post of the list: one id of content/posts.yaml'),
    asOn: isoDateSchema.describe('Day to which the list refers'),
    details: listSchema.optional().describe('What else it says; stands behind “Read more”'),
  }),
  policies: common.safeExtend({
    kind: z.enum(REGISTERS.policies.kinds),
    clauses: z
      .array(clauseSchema)
      .min(1)
      .optional()
      .describe('What it says, one clause each; left out if it is not known'),
  }),
  publications: common.safeExtend({ kind: z.enum(REGISTERS.publications.kinds) }),
} satisfies Record<RegisterId, z.ZodType>;

type Written = { [Register in RegisterId]: z.infer<(typeof schemas)[Register]> };

const byRegister: { [Register in RegisterId]: z.ZodType<Written[Register]> } = schemas;

/** The schema of one record, `content/registers/<register>/<yyyy-mm-dd-name>.yaml`. */
export function recordSchemaOf<Register extends RegisterId>(register: Register): z.ZodType<Written[Register]> {
  return byRegister[register];
}

/** One record of a register. @example RecordOf<'tenders'> */
export type RecordOf<Register extends RegisterId> = {
  [Id in Register]: Written[Id] & {
    /** File name without `.yaml`; also its anchor on the page. */
    id: string;
    register: Id;
  };
}[Register];
export type RegisterRecord = RecordOf<RegisterId>;
export type Tender = RecordOf<'tenders'>;

/** The records of every register. */
export interface Registers extends ReadonlyMap<RegisterId, RegisterRecord[]> {
  get<Register extends RegisterId>(register: Register): RecordOf<Register>[];
}

/** Puts the records of every register together. */
export function registersOf(
  recordsOf: <Register extends RegisterId>(register: Register) => RecordOf<Register>[],
): Registers {
  // That each register holds its own records cannot be told to a map.
  return new Map(REGISTER_IDS.map((id) => [id, recordsOf(id)])) as Registers;
}
