import { z } from 'astro/zod';
import type { Code } from '../messages/say.ts';
import { translatedSchema } from './localized.ts';
import { OFFICE_UNITS } from './office.ts';
import { sourceRefsSchema } from './source.ts';

/** The drawings of `components/pictures/drawn/step-drawings.ts`. */
export const STEP_PICTURES = [
  'patta',
  'accounts',
  'sowing',
  'measuring',
  'lancing',
  'collecting',
  'whole-capsules',
  'weighing',
  'factory',
  'payment',
] as const;
export type StepPictureName = (typeof STEP_PICTURES)[number];

/** What a poppy field looks like in the course of a year: the drawings of `views/home/PoppyField.tsx`. */
export type FieldState = 'sown' | 'green' | 'flowering' | 'capsules' | 'bare';

/** What a cultivator hands over: opium after lancing, or the unlanced poppy straw. */
export const CROP_KINDS = ['gum', 'straw'] as const;
export type CropKind = (typeof CROP_KINDS)[number];

const title = translatedSchema.describe('Name of the step');
const months = z
  .array(z.int().min(1).max(12))
  .max(11)
  .describe('Months of the step as numbers, in the order of time: [12, 1]. Empty where none is published');
const when = translatedSchema.describe('The time in words, where the names of the months do not say it');
const duty = translatedSchema.describe('What the cultivator does');
const pictures = z
  .tuple([z.enum(STEP_PICTURES), z.enum(STEP_PICTURES).optional()])
  .describe('What is done, drawn: one or two of the pictures of steps');

const knownDatesSchema = z
  .strictObject({
    offices: z
      .array(z.string())
      .min(1, 'list-empty' satisfies Code)
      .optional()
      .describe('Ids of content/offices.yaml'),
    unit: z
      .enum(OFFICE_UNITS)
      .optional()
      .describe('Instead of offices: all those of this unit without dates of their own'),
    kind: z.enum(CROP_KINDS).optional().describe('Left out: both kinds'),
    year: z
      .string()
      .regex(/^20\d\d$/, 'calendar-year' satisfies Code)
      .describe('The year of the dates, in quotes: they are past'),
    dates: translatedSchema.describe('The dates in words; “In 2025:” stands before them'),
    source: sourceRefsSchema,
  })
  .refine(({ offices, unit }) => (offices === undefined) !== (unit === undefined), {
    path: ['offices'],
    message: 'calendar-offices-or-unit' satisfies Code,
  });

const stepSchema = z
  .strictObject({
    id: z
      .string()
      .regex(/^[a-z][a-z-]*$/, 'id-letters' satisfies Code)
      .describe('Part of the address of the step on its page'),
    title,
    months,
    when: when.optional(),
    duty,
    pictures,
    page: z.string().describe('Page that explains the step, a folder of content/pages/'),
    isOwnWork: z
      .literal(true, 'only-true' satisfies Code)
      .optional()
      .describe('The cultivator does it without the bureau: it stands among the steps, but has no number'),
    straw: z
      .strictObject({ title, months, when, duty, pictures })
      .partial()
      .extend({ source: sourceRefsSchema })
      .optional()
      .describe('What is otherwise for a patta without lancing'),
    bring: z
      .array(translatedSchema)
      .min(1, 'list-empty' satisfies Code)
      .optional()
      .describe('What to take along, one line each'),
    known: z
      .array(knownDatesSchema)
      .min(1, 'list-empty' satisfies Code)
      .optional()
      .describe('Dates of past years'),
    source: sourceRefsSchema,
  })
  .superRefine((step, context) => {
    const check = (own: Pick<typeof step, 'months' | 'when'>, path: string[]) => {
      if (own.months.length === 0 && !own.when)
        context.addIssue({
          code: 'custom',
          path: [...path, 'when'],
          message: 'calendar-when' satisfies Code,
        });
      if (own.months.slice(1).some((month, index) => month !== ((own.months[index] ?? 0) % 12) + 1))
        context.addIssue({
          code: 'custom',
          path: [...path, 'months'],
          message: 'calendar-months' satisfies Code,
        });
    };
    check(step, []);
    if (step.straw?.months) check({ months: step.straw.months, when: step.straw.when ?? step.when }, ['straw']);
  });

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

const fieldMonths = z.array(z.int().min(1).max(12)).describe('Months as numbers');
const fieldSchema = z
  .strictObject({
    sown: fieldMonths,
    green: fieldMonths,
    flowering: fieldMonths,
    capsules: fieldMonths,
    bare: fieldMonths,
  } satisfies Record<FieldState, typeof fieldMonths>)
  .superRefine((field, context) => {
    const drawn = Object.values(field).flat();
    const wrong = MONTHS.filter((month) => drawn.filter((each) => each === month).length !== 1);
    if (wrong.length > 0)
      context.addIssue({
        code: 'custom',
        message: 'calendar-field' satisfies Code,
        params: { months: wrong.join(', ') },
      });
  });
export type FieldMonths = z.infer<typeof fieldSchema>;

/** `content/crop-calendar.yaml`: the steps of a crop year, from the licence to the last payment. */
export const cropCalendarSchema = z.strictObject({
  field: fieldSchema.describe('How the field is drawn on the front page, month by month'),
  steps: z
    .array(stepSchema)
    .min(1, 'list-empty' satisfies Code)
    .superRefine((steps, context) => {
      steps.forEach(({ id }, index) => {
        if (steps.findIndex((other) => other.id === id) < index)
          context.addIssue({
            code: 'custom',
            path: [index, 'id'],
            message: 'id-twice' satisfies Code,
            params: { id },
          });
      });
    }),
});

export type CalendarStep = z.infer<typeof stepSchema>;
export type KnownDates = z.infer<typeof knownDatesSchema>;
