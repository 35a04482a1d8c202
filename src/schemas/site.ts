import { z } from 'astro/zod';
import type { Code } from '../messages/say.ts';
import { translatedSchema } from './localized.ts';

/** `content/site.yaml`: what holds for the whole site. */
export const siteSchema = z.strictObject({
  helpline: z
    .string()
    .regex(/^\d+$/, 'no-helpline' satisfies Code)
    .describe('National helpline, as dialled'),
  reviewMonths: z.int().min(1).max(36).describe('After so many months a page must be read through again'),
});

export type Site = z.infer<typeof siteSchema>;

/** One address outside the site. */
export const externalLinkSchema = z.strictObject({
  label: translatedSchema,
  tile: translatedSchema
    .optional()
    .describe('Short form for the tiles at the foot of the page and for the top of a phone'),
  url: z.url({ protocol: /^https$/, error: 'no-address' satisfies Code }),
  source: z.string().min(1, 'link-no-source' satisfies Code),
  confirmed: z.boolean().describe('Whether the address was read in a source'),
});
export type ExternalLink = z.infer<typeof externalLinkSchema>;

/** `content/links.yaml`: every outside link of the frame, by key. */
export const linksSchema = z.record(z.string(), externalLinkSchema);
