import { z } from 'astro/zod';
import { translatedSchema } from './localized.ts';
import { PROVIDERS } from './provider.ts';

const ask = z.enum(PROVIDERS).describe('Section of the bureau that can tell; readers are led to it');

/** Something that the site should have and does not: what it is, and who can tell. */
export const gapSchema = z.strictObject({
  what: translatedSchema.describe('What is missing, as a phrase: “How long the certificate is valid”'),
  ask,
});
export type LocalizedGap = z.infer<typeof gapSchema>;

/** The same in the front matter of a page, in the language of the page. */
export const pageGapSchema = z.strictObject({
  what: z.string().min(1).describe('What is missing, as a phrase: “How long the certificate is valid”'),
  ask,
});
export type Gap = z.infer<typeof pageGapSchema>;
