import { z } from 'astro/zod';
import type { Code } from '../messages/say.ts';
import { translatedSchema } from './localized.ts';

/** `content/sources/*.yaml`: every law, document or site that a fact, table or record was read in, by id. */
export const sourcesSchema = z.record(
  z.string().regex(/^[a-z0-9][a-z0-9-]*$/, 'id-digits' satisfies Code),
  z.strictObject({
    label: translatedSchema.describe('How readers see the source, in both languages'),
    url: z
      .url({ protocol: /^https?$/, error: 'no-address' satisfies Code })
      .optional()
      .describe('Public address, if there is one'),
  }),
);

export type Source = z.infer<typeof sourcesSchema>[string];

/** Where something was read: ids of `content/sources/`; `spec` is text published by the bureau, `specimen` is made up. */
export const sourceRefsSchema = z
  .array(z.string())
  .min(1, 'source-empty' satisfies Code)
  .describe('Where it was read: a list of ids of content/sources/');
