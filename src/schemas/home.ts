import { z } from 'astro/zod';
import type { Code } from '../messages/say.ts';
import { translatedSchema } from './localized.ts';

/** The kinds of readers who come to the site; each has a drawing of its own. */
export const DOORS = ['cultivators', 'trade', 'public', 'rti', 'employees'] as const;
export type Door = (typeof DOORS)[number];

const EXAMPLES = 6;
const FIGURES = 3;

const page = z.string().describe('Page it leads to, for example opium/Eligible');

const figureSchema = z
  .strictObject({
    title: translatedSchema.describe('What the figure says, as a sentence'),
    page,
    bars: z
      .strictObject({
        table: z.string().describe('A table of content/tables/, by its file name'),
        column: z.string().describe('Number column to draw, a bar for each row that has a value'),
      })
      .optional(),
    share: z
      .strictObject({
        fact: z.string().describe('Id of a percentage in content/facts.yaml'),
        part: translatedSchema.describe('What the percentage is'),
        rest: translatedSchema.describe('What the rest is'),
      })
      .optional(),
  })
  .refine(({ bars, share }) => (bars === undefined) !== (share === undefined), {
    message: 'figure-bars-or-share' satisfies Code,
  });
export type HomeFigure = z.infer<typeof figureSchema>;
export type HomeBars = NonNullable<HomeFigure['bars']>;
export type HomeShare = NonNullable<HomeFigure['share']>;

/** `content/home.yaml`: what stands on the front page besides its prose and the newest records. */
export const homeSchema = z.strictObject({
  examples: z
    .array(translatedSchema.describe('What a reader may type into the search'))
    .refine((examples) => examples.length === EXAMPLES, {
      error: 'home-count' satisfies Code,
      params: { count: EXAMPLES },
    }),
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
          .max(6, 'door-many-tasks' satisfies Code),
      }),
    )
    .refine((doors) => DOORS.every((id, index) => doors[index]?.id === id) && doors.length === DOORS.length, {
      error: 'doors-order' satisfies Code,
      params: { doors: DOORS.join(', ') },
    }),
  figures: z.array(figureSchema).refine((figures) => figures.length === FIGURES, {
    error: 'home-count' satisfies Code,
    params: { count: FIGURES },
  }),
});
export type Home = z.infer<typeof homeSchema>;
