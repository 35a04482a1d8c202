import { z } from 'astro/zod';
import { translatedSchema } from './localized.ts';

/** `content/sources/*.yaml`: every law, document or site that a fact, table or record was read in, by id. */
export const sourcesSchema = z.record(
  z
    .string()
    .regex(
      /^[a-z0-9][a-z0-9-]*$/,
      'A source id has small letters, digits and hyphens, for example "ndps-act". Rename it.',
    ),
  z.strictObject({
    label: translatedSchema.describe('How readers see the source, in both languages'),
    url: z
      .url({ protocol: /^https?$/, error: 'This is no address. Write the whole of it, beginning with https://' })
      .optional()
      .describe('Public address, if there is one'),
  }),
);

export type Source = z.infer<typeof sourcesSchema>[string];

/** Where something was read: ids of `content/sources/`; `spec` is text published by the bureau, `specimen` is made up. */
export const sourceRefsSchema = z
  .array(z.string())
  .min(1, 'No source is named. Add the id of at least one source of content/sources/.')
  .describe('Where it was read: a list of ids of content/sources/');
