import { z } from 'astro/zod';
import { cropYearSchema, isoDateSchema } from './dates.ts';
import { translatedSchema } from './localized.ts';
import { sourceRefsSchema } from './source.ts';

/** Units of quantities; each has its words in `content/strings.yaml` under `unit.`. */
export const UNITS = [
  'kg',
  'g',
  'mg',
  'ton',
  'kg-per-hectare',
  'hectare',
  'are',
  'degree',
  'hour',
  'day',
  'month',
  'year',
  'millisecond',
  'district',
  'tehsil',
  'state',
  'times',
] as const;
export type Unit = (typeof UNITS)[number];

/** How a value is limited: "up to 5%", "at least 30 days", "within 7 days", "about 50 g". */
export const BOUNDS = ['up-to', 'at-least', 'within', 'about'] as const;
export type Bound = (typeof BOUNDS)[number];

const monthDaySchema = z
  .string()
  .regex(
    /^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
    "Write month and day in quotes, for example '10-01' for 1 October.",
  );

const KIND_FIELDS = {
  money: ['value', 'from', 'to'],
  percent: ['value', 'from', 'to'],
  number: ['value', 'from', 'to'],
  quantity: ['value', 'from', 'to', 'choices', 'unit'],
  'each-year': ['fromDay', 'toDay'],
  'crop-year': ['cropYear'],
  date: ['date'],
  words: ['words'],
} as const;
type Kind = keyof typeof KIND_FIELDS;
const VALUE_FIELDS = [
  'value',
  'from',
  'to',
  'choices',
  'unit',
  'fromDay',
  'toDay',
  'cropYear',
  'date',
  'words',
] as const;

/** One fee, limit, date or quota: its value once, with the source it was read in. */
export const factSchema = z
  .strictObject({
    label: translatedSchema.describe('What the figure is, for lists of facts'),
    kind: z.enum(Object.keys(KIND_FIELDS) as [Kind, ...Kind[]]).describe('What sort of value it is'),
    bound: z.enum(BOUNDS).optional().describe('How the value is limited'),
    value: z.number().optional().describe('The value as a plain number'),
    from: z.number().optional().describe('The lower end of a range'),
    to: z.number().optional().describe('The upper end of a range'),
    choices: z.array(z.number()).min(2).optional().describe('Values of which one applies'),
    unit: z.enum(UNITS).optional().describe('The unit of a quantity'),
    fromDay: monthDaySchema.optional(),
    toDay: monthDaySchema.optional(),
    cropYear: cropYearSchema.optional(),
    date: isoDateSchema.optional(),
    words: translatedSchema.optional().describe('The value in words, where it is no figure'),
    source: sourceRefsSchema,
    toConfirm: translatedSchema.optional().describe('Why the value is doubtful; readers see "to be confirmed"'),
    note: z.string().optional().describe('For editors only'),
  })
  .superRefine((fact, context) => {
    const allowed: readonly string[] = KIND_FIELDS[fact.kind];
    for (const field of VALUE_FIELDS) {
      if (fact[field] !== undefined && !allowed.includes(field))
        context.addIssue({
          code: 'custom',
          path: [field],
          message: `A fact of kind “${fact.kind}” has no “${field}”. Remove it, or change the kind.`,
        });
    }
    const complaint = incomplete(fact);
    if (complaint) context.addIssue({ code: 'custom', path: ['kind'], message: complaint });
  });

export type Fact = z.infer<typeof factSchema>;

/** `content/facts.yaml`: every fact of the site by its id. */
export const factsSchema = z.record(
  z.string().regex(/^[a-z0-9][a-z0-9-]*$/, 'A fact id has small letters, digits and hyphens. Rename it.'),
  factSchema,
);

type Values = { [Field in (typeof VALUE_FIELDS)[number]]?: unknown } & {
  kind: Kind;
  from?: number | undefined;
  to?: number | undefined;
};

/** What is missing for a fact of its kind. */
function incomplete(fact: Values): string | undefined {
  switch (fact.kind) {
    case 'each-year':
      return fact.fromDay && fact.toDay ? undefined : 'A yearly period needs “fromDay” and “toDay”. Add them.';
    case 'crop-year':
      return fact.cropYear ? undefined : 'A crop year needs “cropYear”. Add it.';
    case 'date':
      return fact.date ? undefined : 'A date needs “date”. Add it.';
    case 'words':
      return fact.words ? undefined : 'A fact in words needs “words” with en and hi. Add them.';
  }
  const isRange = fact.from !== undefined || fact.to !== undefined;
  const ways = [fact.value !== undefined, isRange, fact.choices !== undefined].filter(Boolean).length;
  if (ways !== 1) return 'Give the value in one way: “value”, or “from” and “to”, or “choices”.';
  if (isRange && !(fact.from !== undefined && fact.to !== undefined && fact.from < fact.to))
    return 'A range needs “from” and “to”, the smaller first. Correct them.';
  if (fact.kind === 'quantity' && !fact.unit) return 'A quantity needs a “unit”. Add it.';
  return undefined;
}

/** Where a text asks for a fact: `{cultivation-licence-fee}`. */
export const FACT_PLACE = /\{([a-z0-9-]+)\}/g;

/** Ids of the facts that a text asks for. @example factsNamed('a fee of {sample-fee}') // ['sample-fee'] */
export function factsNamed(text: string): string[] {
  return [...text.matchAll(FACT_PLACE)].flatMap(([, id]) => id ?? []);
}
