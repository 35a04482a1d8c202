import { z } from 'astro/zod';
import { keysOf } from '../lib/keys.ts';
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
  'square-metre',
  'are',
  'litre',
  'tablet',
  'capsule',
  'ampoule',
  'bottle',
  'piece',
  'degree',
  'hour',
  'day',
  'working-day',
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

/** The fields of a value by its kind. */
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
const VALUE_FIELDS = [...new Set(Object.values(KIND_FIELDS).flat())];

const common = {
  label: translatedSchema.describe('What the figure is, for lists of facts'),
  bound: z.enum(BOUNDS).optional().describe('How the value is limited'),
  source: sourceRefsSchema,
  toConfirm: translatedSchema.optional().describe('Why the value is doubtful; readers see a sign that leads to it'),
  note: z.string().optional().describe('For editors only'),
};

/** A fact as editors write it, with every field that a kind may have. */
const writtenFact = z.strictObject({
  label: common.label,
  kind: z.enum(keysOf(KIND_FIELDS)).describe('What sort of value it is'),
  bound: common.bound,
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
  source: common.source,
  toConfirm: common.toConfirm,
  note: common.note,
});

const figure = { ...common, kind: z.enum(['money', 'percent', 'number']) };
const quantity = { ...common, kind: z.literal('quantity'), unit: z.enum(UNITS) };
const range = { from: z.number(), to: z.number() };

/** The same by its kind: nothing that the kind needs is missing. */
const factByKind = z.union([
  z.object({ ...figure, value: z.number() }),
  z.object({ ...figure, ...range }),
  z.object({ ...quantity, value: z.number() }),
  z.object({ ...quantity, ...range }),
  z.object({ ...quantity, choices: z.array(z.number()) }),
  z.object({ ...common, kind: z.literal('each-year'), fromDay: z.string(), toDay: z.string() }),
  z.object({ ...common, kind: z.literal('crop-year'), cropYear: z.string() }),
  z.object({ ...common, kind: z.literal('date'), date: z.string() }),
  z.object({ ...common, kind: z.literal('words'), words: translatedSchema }),
]);

/** One fee, limit, date or quota: its value once, with the source it was read in. */
export const factSchema = writtenFact
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
  })
  .pipe(factByKind);

export type Fact = z.infer<typeof factByKind>;
export type FactKind = Fact['kind'];
export type FactOf<Kind extends FactKind> = Fact & { kind: Kind };

/** `content/facts.yaml`: every fact of the site by its id. */
export const factsSchema = z.record(
  z.string().regex(/^[a-z0-9][a-z0-9-]*$/, 'A fact id has small letters, digits and hyphens. Rename it.'),
  factSchema,
);

/** What is missing for a fact of its kind. */
function incomplete(fact: z.infer<typeof writtenFact>): string | undefined {
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
