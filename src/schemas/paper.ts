import { z } from 'astro/zod';
import { translatedSchema } from './localized.ts';
import { PROVIDERS } from './provider.ts';
import { sourceRefsSchema } from './source.ts';

/** `content/papers/<area>/<name>.yaml`: a printable paper of ours; `npm run documents` makes its PDF. */
export const paperSchema = z.strictObject({
  title: translatedSchema,
  section: z.enum(PROVIDERS),
  reference: translatedSchema.optional().describe('Law or rule behind the paper'),
  intro: translatedSchema.optional().describe('How to use it'),
  parts: z
    .array(
      z.strictObject({
        heading: translatedSchema,
        text: z.array(translatedSchema).default([]).describe('Paragraphs'),
        fields: z
          .array(
            z.strictObject({
              label: translatedSchema,
              lines: z.int().min(1).max(8).default(1).describe('How many lines to write on'),
              choices: z.array(translatedSchema).optional().describe('Boxes to tick'),
            }),
          )
          .default([]),
        grid: z
          .strictObject({
            columns: z.array(translatedSchema).min(1).max(6).describe('Headings of the columns'),
            rows: z.int().min(1).max(30).describe('How many empty rows'),
          })
          .optional()
          .describe('An empty table to fill in'),
      }),
    )
    .min(1),
  signature: z.boolean().default(false).describe('true for a place to sign with place and date'),
  specimen: z.literal(true).optional().describe('true prints a visible "specimen" mark'),
  source: sourceRefsSchema,
});
export type Paper = z.infer<typeof paperSchema>;
