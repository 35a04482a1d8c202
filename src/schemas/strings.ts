import { z } from 'astro/zod';
import type { Code } from '../messages/say.ts';
import { DEVANAGARI } from '../language/devanagari.ts';
import { localizedSchema } from './localized.ts';

/** `content/strings.yaml`: interface words by dotted key, each with a note where the translator needs one. */
export const stringsSchema = z.record(
  z.string().regex(/^[a-zA-Z]+(\.[a-zA-Z0-9-]+)+$/, 'string-key' satisfies Code),
  localizedSchema
    .extend({
      note: z.string().optional().describe('Where the words stand, for the translator'),
    })
    .refine(({ hi }) => DEVANAGARI.test(hi) || hi === 'English', {
      path: ['hi'],
      message: 'no-devanagari' satisfies Code,
    }),
);
