import { z } from 'astro/zod';
import { translatedSchema } from './localized.ts';
import { sourceRefsSchema } from './source.ts';

/** What a clause of a policy is about, in the order in which readers see it. */
export const CLAUSE_TOPICS = [
  'place',
  'yield',
  'eligibility',
  'change',
  'ploughback',
  'unused',
  'appeal',
  'heirs',
  'cases',
  'area',
  'plots',
  'excess',
  'licences',
  'ahead',
] as const;

/** One thing that a policy says. */
export const clauseSchema = z.strictObject({
  topic: z.enum(CLAUSE_TOPICS).describe('What it is about'),
  text: translatedSchema.describe('What the policy says about it, in our own words'),
  source: sourceRefsSchema,
  toConfirm: translatedSchema.optional().describe('Why it is doubtful; readers see a sign that leads to it'),
});
export type Clause = z.infer<typeof clauseSchema>;
