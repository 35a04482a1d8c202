import { z } from 'astro/zod';
import type { Code } from '../messages/say.ts';
import { isoDateSchema } from './dates.ts';
import { translatedSchema } from './localized.ts';

/** One line of the history: what readers are told of a change, and what it concerns. */
const changeSchema = z.strictObject({
  date: isoDateSchema.describe('The day of the change'),
  of: z
    .array(z.string().regex(/^[A-Za-z\d][\w./-]*(\/\*)?$/, 'change-no-id' satisfies Code))
    .min(1)
    .describe('What it concerns: a page, a record, facts/<id>, tables/<id>, …; opium/* stands for all below it'),
  what: translatedSchema.describe('What changed, for readers, in one sentence'),
});
export type Change = z.infer<typeof changeSchema>;

/** `content/changes.yaml`: what changed on the site, newest first. */
export const changesSchema = z.array(changeSchema);

/** What is known of one thing of the content: since when it is there, and how it was when its last line was written. */
const recordedMarkSchema = z.strictObject({
  since: isoDateSchema.describe('The day on which it was added'),
  mark: z.string().describe('A mark of its words and values'),
  lines: z.int().min(1).optional().describe('How many lines of the history named it then'),
  gone: z.literal(true).optional().describe('It is not there any more; lines still name it'),
});
export type RecordedMark = z.infer<typeof recordedMarkSchema>;

/** `content/recorded.yaml`, written by programs: marks of everything that readers see, by its name. */
export const recordedSchema = z.record(z.string(), recordedMarkSchema);
export type Recorded = z.infer<typeof recordedSchema>;
