import { z } from 'astro/zod';
import type { Code } from '../messages/say.ts';
import { gapSchema } from './gap.ts';
import { translatedSchema } from './localized.ts';
import { sourceRefsSchema } from './source.ts';

const lines = z.array(translatedSchema).default([]);

const figureSchema = z.strictObject({
  fact: z.string().describe('Id of content/facts.yaml'),
  when: translatedSchema.describe('When the fee is paid, or from when the time runs'),
  rule: translatedSchema.optional().describe('The rule behind this figure, where it is not that of the procedure'),
});

/** Who acts at a moment of a line in time. */
export const ACTORS = ['you', 'bureau'] as const;
export type Actor = (typeof ACTORS)[number];

const momentSchema = z.strictObject({
  by: z.enum(ACTORS).optional().describe('Who acts; left out where it simply happens'),
  title: translatedSchema.describe('What happens, in a few words'),
  text: translatedSchema.optional().describe('What belongs to it, in one sentence'),
  days: z
    .string()
    .optional()
    .describe('Id of content/facts.yaml: the days between what stands before and this. They are drawn'),
});

/** What one certificate, registration or NOC is for. */
export const COUNTED_PER = ['consignment', 'substance', 'contract'] as const;
export type CountedPer = (typeof COUNTED_PER)[number];

/** `content/procedures.yaml`: what a firm asks for, by id. For a field that is left out, readers are told whom to ask. */
export const proceduresSchema = z.record(
  z.string().regex(/^[a-z][a-z-]*$/, 'id-in-address' satisfies Code),
  z.strictObject({
    page: z.string().describe('The page on which it stands in full, <area>/<key>'),
    title: translatedSchema.describe('Name of the paper or duty'),
    what: translatedSchema.describe('What it is, in one or two sentences'),
    who: translatedSchema.describe('Who applies'),
    office: z.string().optional().describe('Id of content/offices.yaml to which the application goes'),
    where: translatedSchema.optional().describe('Where to apply, where it is no office of the bureau'),
    forms: z.array(z.string()).default([]).describe('Names of records of content/registers/forms/'),
    papers: lines.describe('What goes with the application'),
    fee: translatedSchema.optional(),
    time: translatedSchema.optional(),
    pays: z
      .array(z.string())
      .min(1)
      .optional()
      .describe('Ids of content/facts.yaml: what is paid with the application; left out where it must be asked'),
    waits: z
      .string()
      .optional()
      .describe('Id of content/facts.yaml: the days until the decision; left out where it must be asked'),
    count: z
      .strictObject({
        per: z.enum(COUNTED_PER).describe('What one of it is for'),
        room: z.int().positive().optional().describe('How many substances one application has room for'),
      })
      .optional()
      .describe('How many a consignment of several substances needs; left out where it must be asked'),
    conditions: lines.describe('What holds for it'),
    after: lines.describe('What must be done afterwards'),
    line: z.array(momentSchema).default([]).describe('From the application to what comes last, in the order of time'),
    rule: translatedSchema.describe('The law behind it'),
    ask: translatedSchema.optional().describe('Whom to ask for what is left out, where it is no section of the bureau'),
    gaps: z.array(gapSchema).default([]).describe('What the site does not tell of it, and whom to ask'),
    figures: z.array(figureSchema).default([]).describe('Its lines in the table of fees and deadlines'),
    source: sourceRefsSchema,
  }),
);

export type Procedure = z.infer<typeof proceduresSchema>[string];
