import { z } from 'astro/zod';
import type { Code } from '../messages/say.ts';
import { translatedSchema } from './localized.ts';
import { OFFICE_UNITS } from './office.ts';
import { sourceRefsSchema } from './source.ts';

const placeSchema = z
  .strictObject({
    kind: z
      .enum(['district', 'tehsil', 'town', 'seat'])
      .describe('“seat” is a town where only an office is, without opium cultivation'),
    name: translatedSchema,
    otherNames: z
      .array(translatedSchema)
      .default([])
      .describe('Further names under which people look for it; spelling mistakes are found without'),
    unit: z.enum(OFFICE_UNITS).optional().describe('Of a district or seat'),
    district: z.string().optional().describe('Of a tehsil or town: id of its district'),
    offices: z
      .array(z.string())
      .default([])
      .describe('Ids of content/offices.yaml, all that work there; leave it out if it is not known which'),
    note: translatedSchema.optional().describe('What a reader from there should know'),
    source: sourceRefsSchema,
  })
  .superRefine(({ kind, unit, district }, context) => {
    const isPart = kind === 'tehsil' || kind === 'town';
    if (isPart ? !district || unit : district || !unit)
      context.addIssue({
        code: 'custom',
        path: ['kind'],
        message: 'place-unit-or-district' satisfies Code,
      });
  });

/** `content/office-places.yaml`: places by id, and the offices of the bureau that work there. */
export const officePlacesSchema = z.record(z.string().regex(/^[a-z-]+$/, 'id-letters' satisfies Code), placeSchema);

export type OfficePlace = z.infer<typeof placeSchema>;
