import { z } from 'astro/zod';
import type { Code } from '../messages/say.ts';
import { translatedSchema } from './localized.ts';
import { OFFICE_UNITS } from './office.ts';
import { sourceRefsSchema } from './source.ts';

/** Columns and rows of a map of the tract. */
const MAP = { columns: 5, rows: 6 };

const inMap = (most: number) =>
  z
    .number()
    .min(1, 'tile-off-map' satisfies Code)
    .max(most, 'tile-off-map' satisfies Code);

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
    tile: z
      .tuple([
        inMap(MAP.columns).multipleOf(0.5, 'tile-off-map' satisfies Code),
        inMap(MAP.rows).int('tile-off-map' satisfies Code),
      ])
      .optional()
      .describe('Of a district: column and row of its tile on the map of the tract'),
    note: translatedSchema.optional().describe('What a reader from there should know'),
    source: sourceRefsSchema,
  })
  .superRefine(({ kind, unit, district, tile }, context) => {
    if ((kind === 'district') !== (tile !== undefined))
      context.addIssue({ code: 'custom', path: ['tile'], message: 'place-tile' satisfies Code });
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
