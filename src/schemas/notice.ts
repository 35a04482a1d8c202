import { z } from 'astro/zod';
import { dayOrMomentSchema } from './dates.ts';
import { translatedSchema } from './localized.ts';

/** How urgent a notice is; the most urgent stands first. */
export const NOTICE_LEVELS = ['urgent', 'important', 'info'] as const;

/** Stands in the place of a list of areas. */
export const ALL_PAGES = 'all';

const noticeSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'Write a short name of small letters, digits and hyphens, for example office-closed.')
    .describe('A short name, for those who edit'),
  level: z.enum(NOTICE_LEVELS).describe('urgent, important or info; the most urgent stands first'),
  title: translatedSchema.describe('What happens, in a few words'),
  text: translatedSchema.optional().describe('What the reader must know and do, in one or two sentences'),
  page: z.string().optional().describe('Page to read on, <area>/<key>'),
  record: z.string().optional().describe('Record to read on, <register>/<file name without .yaml>'),
  areas: z
    .union(
      [z.literal(ALL_PAGES), z.array(z.string()).min(1)],
      'Write “all” for every page, or a list of areas and pages: [opium, exim/forms].',
    )
    .describe('all, or a list of areas (folders of content/pages/) and pages (<area>/<key>)'),
  from: dayOrMomentSchema.describe('Day, or moment in Indian time, from which it is shown'),
  until: dayOrMomentSchema.describe('Last day on which it is shown, or the moment at which it ends'),
});
export type Notice = z.infer<typeof noticeSchema>;

/** `content/notices.yaml`: urgent notices above the pages. */
export const noticesSchema = z.array(noticeSchema);
