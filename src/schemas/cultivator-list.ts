import { z } from 'astro/zod';
import { cropYearSchema, isoDateSchema } from './dates.ts';
import { sourceRefsSchema } from './source.ts';

/** `content/cultivators/<crop-year>.yaml`: what stands around the lists of `<crop-year>.csv`. */
export const listMetaSchema = z.strictObject({
  cropYear: cropYearSchema.describe('Crop year of the lists, as in the name of the file'),
  asOn: isoDateSchema.describe('Day on which the lists were drawn up'),
  source: sourceRefsSchema,
  specimen: z.literal(true).optional().describe('true while the rows are made up'),
});
export type ListMeta = z.infer<typeof listMetaSchema>;
