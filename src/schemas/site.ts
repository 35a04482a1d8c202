import { z } from 'astro/zod';
import { translatedSchema } from './localized.ts';

export const isoDateSchema = z.iso.date("Write the date as 'yyyy-mm-dd' in quotes, for example '2025-11-04'.");

/** `content/site.yaml`: what holds for the whole site. */
export const siteSchema = z.strictObject({
  lastUpdated: isoDateSchema.describe('Shown as "Last Updated" at the foot of every page'),
  helpline: z.string().regex(/^\d+$/, 'Digits only.').describe('National helpline, as dialled'),
});

/** One address outside the site. */
export const externalLinkSchema = z.strictObject({
  label: translatedSchema,
  tile: translatedSchema.optional().describe('Short form for the tiles at the foot of the page'),
  url: z.url({ protocol: /^https$/, error: 'Write the whole address, beginning with https://' }),
  source: z.string().min(1, 'Say where the address was read.'),
  confirmed: z.boolean().describe('Whether the address was read in a source'),
});
export type ExternalLink = z.infer<typeof externalLinkSchema>;

/** `content/links.yaml`: every outside link of the frame, by key. */
export const linksSchema = z.record(z.string(), externalLinkSchema);
