import { z } from 'astro/zod';
import type { Code, Values } from '../messages/say.ts';
import { keysOf } from '../lib/keys.ts';
import { mapValues } from '../lib/map-values.ts';
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

const monthDaySchema = z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'no-month-day' satisfies Code);

/** A cell of a table, or the words of a record, with the same figure. */
const sameAsSchema = z
  .strictObject({
    table: z.string().optional().describe('Id of a table'),
    row: z
      .record(z.string(), z.string())
      .optional()
      .describe('What names the row: columns and what stands in them, words in English'),
    column: z.string().optional().describe('The column of the figure'),
    record: z.string().optional().describe('A record whose words name the figure: <register>/<file name>'),
    end: z.enum(['from', 'to']).optional().describe('Of a range: which end'),
  })
  .refine(
    ({ table, row, column, record }) => (record === undefined ? table && row && column : !table && !row && !column),
    {
      error: 'same-as-incomplete' satisfies Code,
    },
  );
export type SameAs = z.infer<typeof sameAsSchema>;

/** The fields of a value by its kind. */
export const KIND_FIELDS = {
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
  sameAs: z
    .array(sameAsSchema)
    .min(1)
    .optional()
    .describe('Tables and records that say the same: a check holds them against each other'),
};

/** The value, in one of its forms. */
const valueFields = {
  bound: common.bound,
  value: z.number().optional().describe('The value as a plain number'),
  from: z.number().optional().describe('The lower end of a range'),
  to: z.number().optional().describe('The upper end of a range'),
  choices: z.array(z.number()).min(2).optional().describe('Values of which one applies'),
  fromDay: monthDaySchema.optional(),
  toDay: monthDaySchema.optional(),
  cropYear: cropYearSchema.optional(),
  date: isoDateSchema.optional(),
  words: translatedSchema.optional().describe('The value in words, where it is no figure'),
  source: common.source.optional(),
  toConfirm: common.toConfirm,
  note: common.note,
  sameAs: common.sameAs,
};

/** A value that holds since a day. */
const valueSince = z.strictObject({
  ...valueFields,
  unit: z.enum(UNITS).optional().describe('The unit of a quantity, where it differs'),
  until: isoDateSchema.optional().describe('The last day on which this value held'),
});

/** A fact as editors write it, with every field that a kind may have. */
const writtenFact = z.strictObject({
  label: common.label,
  kind: z.enum(keysOf(KIND_FIELDS)).describe('What sort of value it is'),
  unit: z.enum(UNITS).optional().describe('The unit of a quantity'),
  ...valueFields,
  years: z
    .record(cropYearSchema, z.strictObject(valueFields))
    .optional()
    .describe('The values of a fact that changes with the crop year, by crop year'),
  since: z
    .record(isoDateSchema, valueSince)
    .optional()
    .describe('The values of a fact that the law has changed, by the first day of each'),
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

type Written = z.infer<typeof writtenFact>;
type Complain = (path: PropertyKey[], code: Code, values?: Values) => void;

/** One fee, limit, date or quota: its value once, or once for each crop year, with the source it was read in. */
export const factSchema = writtenFact
  .superRefine((fact, context) => {
    const complain: Complain = (path, message, params) => context.addIssue({ code: 'custom', path, message, params });
    const several = fact.years ? 'years' : fact.since ? 'since' : undefined;
    if (!several) return checkValue(fact, [], complain);
    for (const field of VALUE_FIELDS)
      if (field !== 'unit' && fact[field] !== undefined) complain([field], 'fact-beside-years');
    if (fact.years && fact.since) complain(['since'], 'fact-beside-years');
    const values = Object.entries(fact[several] ?? {});
    if (values.length === 0) complain([several], 'fact-no-year');
    for (const [key, { until: _, ...own }] of values as [string, z.infer<typeof valueSince>][])
      checkValue({ ...fact, years: undefined, since: undefined, ...own }, [several, key], complain);
    if (several === 'since') checkSpans(fact.since ?? {}, complain);
  })
  .transform(({ years, since, ...fact }) => {
    if (years) return { years: mapValues(years, (own) => factByKind.parse({ ...fact, ...own })) };
    if (!since) return factByKind.parse(fact);
    return {
      since: mapValues(since, ({ until, ...own }) => ({ value: factByKind.parse({ ...fact, ...own }), until })),
    };
  });

/** Each value ends after it begins, and before the next one. */
function checkSpans(since: Record<string, z.infer<typeof valueSince>>, complain: Complain): void {
  const spans = Object.entries(since)
    .map(([from, { until }]) => ({ from, until }))
    .toSorted((a, b) => a.from.localeCompare(b.from));
  for (const [index, { from, until }] of spans.entries()) {
    const next = spans[index + 1];
    if (until !== undefined && until < from) complain(['since', from, 'until'], 'span-ends-first', { from, until });
    else if (next && (until === undefined || until >= next.from))
      complain(['since', from, 'until'], 'fact-spans-overlap', { next: next.from });
  }
}

/** A value has what its kind needs, nothing else, and a source. */
function checkValue(fact: Written, path: PropertyKey[], complain: Complain): void {
  const allowed: readonly string[] = KIND_FIELDS[fact.kind];
  for (const field of VALUE_FIELDS)
    if (fact[field] !== undefined && !allowed.includes(field))
      complain([...path, field], 'fact-field', { kind: fact.kind, field });
  if (!fact.source) complain([...path, 'source'], 'fact-source');
  const complaint = incomplete(fact);
  if (complaint) complain(path.length > 0 ? path : ['kind'], complaint);
}

/** A fact with its value. Of one that changes with the crop year: the value of one year. */
export type Fact = z.infer<typeof factByKind> & {
  /** The crop year whose value this is. */
  year?: string;
  /** The crop year that should stand here, while its value is not given. */
  awaited?: string;
  /** The first day of this value, where the law has changed the fact. */
  since?: string;
};
/** A fact as the file has it. */
export type WrittenFact = z.infer<typeof factSchema>;
export type FactKind = Fact['kind'];
export type FactOf<Kind extends FactKind> = Fact & { kind: Kind };

/** `content/facts.yaml`: every fact of the site by its id. */
export const factsSchema = z.record(z.string().regex(/^[a-z0-9][a-z0-9-]*$/, 'id-digits' satisfies Code), factSchema);

/** What is missing for a fact of its kind. */
function incomplete(fact: Written): Code | undefined {
  switch (fact.kind) {
    case 'each-year':
      return fact.fromDay && fact.toDay ? undefined : 'fact-each-year';
    case 'crop-year':
      return fact.cropYear ? undefined : 'fact-crop-year';
    case 'date':
      return fact.date ? undefined : 'fact-date';
    case 'words':
      return fact.words ? undefined : 'fact-words';
  }
  const isRange = fact.from !== undefined || fact.to !== undefined;
  const ways = [fact.value !== undefined, isRange, fact.choices !== undefined].filter(Boolean).length;
  if (ways !== 1) return 'fact-one-way';
  if (isRange && !(fact.from !== undefined && fact.to !== undefined && fact.from < fact.to)) return 'fact-range';
  if (fact.kind === 'quantity' && !fact.unit) return 'fact-unit';
  return undefined;
}

/**
 * Where a text asks for a fact: `{cultivation-licence-fee}`; of one with years, that of the present crop year, or `{gum-price:2023-24}`.
 * `{gum-price.year}` is the crop year whose value is shown.
 */
export const FACT_PLACE = /\{([a-z0-9-]+(?::\d{4}-\d{2}(?:-\d{2})?)?)(\.year)?\}/g;

/** Ids of the facts that a text asks for. @example factsNamed('a fee of {sample-fee}') // ['sample-fee'] */
export function factsNamed(text: string): string[] {
  return [...text.matchAll(FACT_PLACE)].flatMap(([, id]) => id ?? []);
}
