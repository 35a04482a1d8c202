import { z } from 'astro/zod';
import type { Code } from '../messages/say.ts';
import { documentDateSchema } from './dates.ts';
import { translatedSchema } from './localized.ts';
import { sourceRefsSchema } from './source.ts';

/** Whom a new initiative is for; each group stands under a heading of its own. */
export const AUDIENCES = ['growers', 'trade', 'public'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** `content/initiatives.yaml`: what changed in the work of the bureau, by id. */
export const initiativesSchema = z.record(
  z.string().regex(/^[a-z][a-z-]*$/, 'id-in-address' satisfies Code),
  z.strictObject({
    audience: z.enum(AUDIENCES).describe('The group under which it stands'),
    title: translatedSchema.describe('What is new, in a few words'),
    date: documentDateSchema.describe('When it began or was reported, as exactly as the source gives it'),
    when: translatedSchema.optional().describe('Printed in place of the date: crop year 2021-22'),
    changed: translatedSchema.describe('What changed'),
    forWhom: translatedSchema.describe('Whom it concerns'),
    todo: translatedSchema.describe('What the reader does now'),
    page: z.string().describe('The page with the details, <area>/<key>'),
    record: z
      .string()
      .optional()
      .describe('The notification or policy behind it, <register>/<file name without .yaml>'),
    toConfirm: translatedSchema.optional().describe('Why it is not certain'),
    source: sourceRefsSchema,
  }),
);

export type Initiative = z.infer<typeof initiativesSchema>[string];
