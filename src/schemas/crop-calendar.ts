import { z } from 'astro/zod';
import type { Code } from '../messages/say.ts';
import { translatedSchema } from './localized.ts';
import { sourceRefsSchema } from './source.ts';

const stepSchema = z
  .strictObject({
    id: z
      .string()
      .regex(/^[a-z][a-z-]*$/, 'id-letters' satisfies Code)
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
      .literal(true, 'only-true' satisfies Code)
      .optional()
      .describe('The cultivator does it without the bureau: it stands among the steps, but has no number'),
    source: sourceRefsSchema,
  })
  .superRefine(({ months, when }, context) => {
    if (months.length === 0 && !when)
      context.addIssue({
        code: 'custom',
        path: ['when'],
        message: 'calendar-when' satisfies Code,
      });
    if (months.slice(1).some((month, index) => month !== ((months[index] ?? 0) % 12) + 1))
      context.addIssue({
        code: 'custom',
        path: ['months'],
        message: 'calendar-months' satisfies Code,
      });
  });

/** `content/crop-calendar.yaml`: the steps of a crop year, from the licence to the last payment. */
export const cropCalendarSchema = z.strictObject({
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
