import { z } from 'astro/zod';
import type { Code } from '../messages/say.ts';

const phrase = z
  .string()
  .trim()
  .min(2)
  .max(80)
  .regex(/^[^;]+$/, 'search-semicolon' satisfies Code);

/** `content/search.yaml`: what readers type, owned by the editors. */
export const searchWordsSchema = z.strictObject({
  synonyms: z
    .array(z.array(phrase).min(2, 'search-line-short' satisfies Code))
    .describe('Words or short phrases that mean the same to readers; each stands in one line only'),
  answers: z.array(
    z.strictObject({
      to: z.string().describe('A page, "<area>/<key>", or a section of it after "#"'),
      en: z.array(phrase).min(1).describe('What readers type in English'),
      hi: z.array(phrase).min(1).describe('What readers type in Hindi'),
      suggest: z
        .strictObject({ en: z.string().min(3), hi: z.string().min(3) })
        .optional()
        .describe('The question offered before anything is typed'),
    }),
  ),
});
export type SearchWords = z.infer<typeof searchWordsSchema>;
