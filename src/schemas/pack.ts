import { z } from 'astro/zod';
import { translatedSchema } from './localized.ts';

/** `content/packs.yaml`: pages that a reader saves together to read them without a network, by id. */
export const packsSchema = z.record(
  z.string().regex(/^[a-z][a-z-]*$/, 'The id is part of a public address: small letters and hyphens. Rename it.'),
  z.strictObject({
    title: translatedSchema.describe('Name of the pack'),
    who: translatedSchema.describe('Whom it is for and what it holds, one sentence'),
    pages: z
      .array(z.string())
      .min(1, 'A pack has pages. Write them as <area>/<key>, the most useful first.')
      .describe('Pages, <area>/<key>'),
    sheets: z.array(z.string()).default([]).describe('Ids of content/sheets.yaml'),
    data: z
      .array(
        z
          .string()
          .regex(
            /^\/[\w./-]+\.json$/,
            'This is no address of a data file. Write it from its first slash: /data/substances-index.json.',
          ),
      )
      .default([])
      .describe('Data files that the tools of these pages load, by address'),
  }),
);

export type Pack = z.infer<typeof packsSchema>[string];
