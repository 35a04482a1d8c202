import { z } from 'astro/zod';
import { translatedSchema } from '../../schemas/localized.ts';
import { OFFICE_UNITS } from '../../schemas/office.ts';
import { sourceRefsSchema } from '../../schemas/source.ts';

const fields = {
  name: translatedSchema,
  otherNames: z
    .array(translatedSchema)
    .default([])
    .describe('Further names under which people look for it; spelling mistakes are found without'),
  offices: z
    .array(z.string())
    .default([])
    .describe('Ids of content/offices.yaml, all that work there; leave it out if none was found'),
  note: translatedSchema.optional().describe('What a reader from there should know'),
  source: sourceRefsSchema,
};

const placeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('district'), unit: z.enum(OFFICE_UNITS), ...fields }),
  z.strictObject({
    kind: z.literal('seat').describe('Only an office is there'),
    unit: z.enum(OFFICE_UNITS),
    ...fields,
  }),
  z.strictObject({ kind: z.literal('tehsil'), district: z.string().describe('Id of its district'), ...fields }),
  z.strictObject({ kind: z.literal('town'), district: z.string().describe('Id of its district'), ...fields }),
]);

/** `content/office-places.yaml`: places by id, and the offices of the bureau that work there. */
export const officePlacesSchema = z.record(
  z.string().regex(/^[a-z-]+$/, 'The id of a place has small letters and hyphens. Rename it.'),
  placeSchema,
);

export type OfficePlace = z.infer<typeof placeSchema>;
