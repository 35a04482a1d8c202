import { z } from 'astro/zod';
import type { Code } from '../messages/say.ts';

const entrySchema = z.strictObject({
  en: z.string().min(1),
  hi: z.string().min(1).describe('The word the site uses'),
  avoid: z
    .array(z.string().regex(/^[^*;,]{2,}\*?$/, 'glossary-phrase' satisfies Code))
    .default([])
    .describe('Words in either language that the site does not use; a star stands for any ending'),
  note: z.string().min(1).optional().describe('When to use it'),
});

/** `content/glossary.yaml`: one word for one thing, by area. */
export const glossarySchema = z.record(z.string(), z.array(entrySchema).min(1));
