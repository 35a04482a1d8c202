import { z } from 'astro/zod';
import type { Code } from '../messages/say.ts';
import { translatedSchema } from './localized.ts';

/** `content/packs.yaml`: pages that a reader saves together to read them without a network, by id. */
export const packsSchema = z.record(
  z.string().regex(/^[a-z][a-z-]*$/, 'id-in-address' satisfies Code),
  z.strictObject({
    title: translatedSchema.describe('Name of the pack'),
    who: translatedSchema.describe('Whom it is for and what it holds, one sentence'),
    pages: z
      .array(z.string())
      .min(1, 'pack-no-pages' satisfies Code)
      .describe('Pages, <area>/<key>'),
    sheets: z.array(z.string()).default([]).describe('Ids of content/sheets.yaml'),
    data: z
      .array(z.string().regex(/^\/[\w./-]+\.json$/, 'pack-data-address' satisfies Code))
      .default([])
      .describe('Data files that the tools of these pages load, by address'),
  }),
);

export type Pack = z.infer<typeof packsSchema>[string];
