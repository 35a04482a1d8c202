import { z } from 'astro/zod';
import type { Code } from '../messages/say.ts';
import { translatedSchema } from './localized.ts';
import { sourceRefsSchema } from './source.ts';

const entrySchema = z.strictObject({
  when: translatedSchema.describe('Date or period in words, as exactly as the source gives it'),
  title: translatedSchema.describe('What happened, in a few words'),
  text: translatedSchema.describe('One or two sentences about it'),
  source: sourceRefsSchema,
});

/** `content/timeline.yaml`: timelines by id, each a list of entries in the order of time. */
export const timelinesSchema = z.record(
  z.string().regex(/^[a-z][a-z-]*$/, 'id-letters' satisfies Code),
  z.array(entrySchema).min(1, 'list-empty' satisfies Code),
);

export type TimelineEntry = z.infer<typeof entrySchema>;
