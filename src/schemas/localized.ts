import { z } from 'astro/zod';
import type { Code } from '../messages/say.ts';
import { DEVANAGARI } from '../language/devanagari.ts';

const text = z
  .string()
  .trim()
  .min(1, 'text-empty' satisfies Code);

/** Words in both languages, side by side. */
export const localizedSchema = z.strictObject({
  en: text.describe('The English words'),
  hi: text.describe('The Hindi words'),
});

/** The same, where the Hindi must hold Devanagari: everything but codes and proper marks. */
export const translatedSchema = localizedSchema.refine(({ hi }) => DEVANAGARI.test(hi), {
  path: ['hi'],
  message: 'no-devanagari' satisfies Code,
});
