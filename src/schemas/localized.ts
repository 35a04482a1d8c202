import { z } from 'astro/zod';
import { DEVANAGARI } from '../language/devanagari.ts';

const text = z.string().trim().min(1, 'This text is empty. Write it, or remove the whole entry.');

/** Words in both languages, side by side. */
export const localizedSchema = z.strictObject({
  en: text.describe('The English words'),
  hi: text.describe('The Hindi words'),
});

/** The same, where the Hindi must hold Devanagari: everything but codes and proper marks. */
export const translatedSchema = localizedSchema.refine(({ hi }) => DEVANAGARI.test(hi), {
  path: ['hi'],
  message: 'The Hindi text holds no Devanagari letter. Translate it.',
});
