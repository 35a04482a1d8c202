import { z } from 'astro/zod';
import type { Code } from '../messages/say.ts';
import { translatedSchema } from './localized.ts';

/** In place of an office: the reader's own District Opium Office, so that all of them are listed. */
export const OWN_DISTRICT_OFFICE = 'district-opium-office';

/** `content/sheets.yaml`: one-page sheets to print, by id. */
export const sheetsSchema = z.record(
  z.string().regex(/^[a-z][a-z-]*$/, 'id-in-address' satisfies Code),
  z
    .strictObject({
      page: z.string().describe('The page on which it stands in full, <area>/<key>'),
      at: z
        .string()
        .optional()
        .describe('Anchor of the section of that page, without #; left out where it is the whole page'),
      procedure: z.string().optional().describe('Id of content/procedures.yaml that gives what is left out here'),
      title: translatedSchema.describe('Name of the paper or request'),
      who: translatedSchema.optional().describe('Whom the sheet is for'),
      showsCalendar: z
        .literal(true, 'only-true' satisfies Code)
        .optional()
        .describe(
          'In place of steps, papers, fee and time: the crop year as a wheel and its steps, from content/crop-calendar.yaml',
        ),
      steps: z
        .array(translatedSchema)
        .max(8, 'sheet-many-steps' satisfies Code)
        .default([])
        .describe('What to do, one after the other'),
      papers: z.array(translatedSchema).default([]).describe('What goes with the application'),
      fee: translatedSchema.optional(),
      time: translatedSchema.optional().describe('Time limits'),
      office: z.string().optional().describe(`Id of content/offices.yaml, or ${OWN_DISTRICT_OFFICE}`),
    })
    .superRefine(({ steps, showsCalendar }, context) => {
      if (steps.length > 0 === (showsCalendar ?? false))
        context.addIssue({
          code: 'custom',
          path: ['steps'],
          message: (showsCalendar ? 'sheet-calendar-steps' : 'sheet-no-steps') satisfies Code,
        });
    }),
);

export type Sheet = z.infer<typeof sheetsSchema>[string];
