import { z } from 'astro/zod';
import { translatedSchema } from './localized.ts';
import { sourceRefsSchema } from './source.ts';

const stepSchema = z
  .strictObject({
    id: z
      .string()
      .regex(/^[a-z][a-z-]*$/, 'An id has small letters and hyphens, for example "weighing". Rename it.')
      .describe('Part of the address of the step on its page'),
    title: translatedSchema.describe('Name of the step'),
    months: z
      .array(z.int().min(1).max(12))
      .max(11)
      .describe('Months of the step as numbers, in the order of time: [12, 1]. Empty where none is published'),
    when: translatedSchema.optional().describe('The time in words, where the names of the months do not say it'),
    duty: translatedSchema.describe('What the cultivator does'),
    page: z.string().describe('Page that explains the step, a folder of content/pages/'),
    isOwnWork: z
      .literal(true, 'Only true can be written here. Write it, or remove the line if the step is one with the bureau.')
      .optional()
      .describe('The cultivator does it without the bureau: it stands among the steps, but has no number'),
    source: sourceRefsSchema,
  })
  .superRefine(({ months, when }, context) => {
    if (months.length === 0 && !when)
      context.addIssue({
        code: 'custom',
        path: ['when'],
        message: 'A step without months needs “when”: say in words when it comes.',
      });
    if (months.slice(1).some((month, index) => month !== ((months[index] ?? 0) % 12) + 1))
      context.addIssue({
        code: 'custom',
        path: ['months'],
        message: 'The months do not follow each other. Write them in the order of time, for example [12, 1].',
      });
  });

/** `content/crop-calendar.yaml`: the steps of a crop year, from the licence to the last payment. */
export const cropCalendarSchema = z.strictObject({
  steps: z
    .array(stepSchema)
    .min(1, 'The calendar has no steps. Add them.')
    .superRefine((steps, context) => {
      steps.forEach(({ id }, index) => {
        if (steps.findIndex((other) => other.id === id) < index)
          context.addIssue({
            code: 'custom',
            path: [index, 'id'],
            message: `The id “${id}” stands twice. Give each step its own.`,
          });
      });
    }),
});

export type CalendarStep = z.infer<typeof stepSchema>;
