import { z } from 'astro/zod';
import type { Code } from '../messages/say.ts';
import { translatedSchema } from './localized.ts';

/** In place of an office: the reader's own District Opium Office, so that all of them are listed. */
export const OWN_DISTRICT_OFFICE = 'district-opium-office';

/** `content/sheets.yaml`: one-page sheets to print, by id. */
export const sheetsSchema = z.record(
  z.string().regex(/^[a-z][a-z-]*$/, 'id-in-address' satisfies Code),
  z.strictObject({
    page: z.string().describe('The page on which it stands in full, <area>/<key>'),
    at: z
      .string()
      .optional()
      .describe('Anchor of the section of that page, without #; left out where it is the whole page'),
    procedure: z.string().optional().describe('Id of content/procedures.yaml that gives what is left out here'),
    title: translatedSchema.describe('Name of the paper or request'),
    who: translatedSchema.optional().describe('Whom the sheet is for'),
    steps: z
      .array(translatedSchema)
      .min(1, 'sheet-no-steps' satisfies Code)
      .max(8, 'sheet-many-steps' satisfies Code)
      .describe('What to do, one after the other'),
    papers: z.array(translatedSchema).default([]).describe('What goes with the application'),
    fee: translatedSchema.optional(),
    time: translatedSchema.optional().describe('Time limits'),
    office: z.string().optional().describe(`Id of content/offices.yaml, or ${OWN_DISTRICT_OFFICE}`),
  }),
);

export type Sheet = z.infer<typeof sheetsSchema>[string];
