import { z } from 'astro/zod';
import type { Code } from '../messages/say.ts';
import { translatedSchema } from './localized.ts';
import { sourceRefsSchema } from './source.ts';

/** The pictures of `src/views/poster/PosterPicture.tsx` that need nothing more to be said. */
export const POSTER_PICTURES = ['helpline', 'wheel', 'steps'] as const;

/** `content/posters.yaml`: one picture and one sentence on a sheet of A4, by id. */
export const postersSchema = z.record(
  z.string().regex(/^[a-z][a-z-]*$/, 'id-in-address' satisfies Code),
  z
    .strictObject({
      title: translatedSchema.optional().describe('Left out where the poster shows a chart: its answer is the title'),
      sentence: translatedSchema.describe('The one sentence below the title'),
      picture: z.enum(POSTER_PICTURES).optional().describe('What it shows'),
      chart: z.string().optional().describe('Instead of a picture: a table of content/tables/ that has a chart'),
      drug: z
        .string()
        .optional()
        .describe('Instead of a picture: the scale of quantities of a drug, by its English name in quantities.csv'),
      page: z.string().describe('The page to which its code leads, <area>/<key>'),
      source: sourceRefsSchema.optional().describe('Left out where the poster shows a chart: those of its table'),
    })
    .superRefine(({ picture, chart, drug, title, source }, context) => {
      if ([picture, chart, drug].filter((shown) => shown !== undefined).length !== 1)
        context.addIssue({ code: 'custom', path: ['picture'], message: 'poster-one-picture' satisfies Code });
      for (const [field, value] of Object.entries({ title, source }))
        if ((value === undefined) !== (chart !== undefined))
          context.addIssue({
            code: 'custom',
            path: [field],
            message: 'poster-chart-says' satisfies Code,
            params: { field },
          });
    }),
);

export type Poster = z.infer<typeof postersSchema>[string];
