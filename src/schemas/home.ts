import { z } from 'astro/zod';
import type { Code } from '../messages/say.ts';
import { translatedSchema } from './localized.ts';

/** The kinds of readers who come to the site; each has a drawing of its own. */
export const DOORS = ['cultivators', 'trade', 'public', 'rti', 'employees'] as const;
export type Door = (typeof DOORS)[number];

const page = z.string().describe('Page it leads to, for example opium/Eligible');

/** `content/home.yaml`: what stands on the front page besides its prose and the newest records. */
export const homeSchema = z.strictObject({
  doors: z
    .array(
      z.strictObject({
        id: z.enum(DOORS),
        title: translatedSchema.describe('Whom the door is for'),
        tasks: z
          .array(
            z.strictObject({
              label: translatedSchema.describe('What the reader wants, in a few words'),
              page,
              at: z.string().optional().describe('Anchor of a section of that page, without #'),
            }),
          )
          .min(3, 'door-few-tasks' satisfies Code)
          .max(5, 'door-many-tasks' satisfies Code),
      }),
    )
    .refine((doors) => DOORS.every((id, index) => doors[index]?.id === id) && doors.length === DOORS.length, {
      error: 'doors-order' satisfies Code,
      params: { doors: DOORS.join(', ') },
    }),
  figures: z
    .array(
      z.strictObject({
        fact: z.string().describe('Id of the figure in content/facts.yaml'),
        about: translatedSchema.describe('The rest of the sentence that the figure begins'),
        page,
      }),
    )
    .min(1),
});
export type Home = z.infer<typeof homeSchema>;
