import { z } from 'astro/zod';
import type { Localized } from '../language/lang.ts';
import { isoDateSchema } from './dates.ts';
import { translatedSchema } from './localized.ts';
import { sourceRefsSchema } from './source.ts';
import type { OfficeYear } from './office-year.ts';

const heading = z.strictObject({ label: translatedSchema.describe('Heading of the column') });
const figure = heading.extend({ unit: translatedSchema.optional().describe('Unit, shown in the heading') });

/** `content/previous-years.yaml`: what stands around the figures of `previous-years.csv`. */
export const previousYearsSchema = z.strictObject({
  caption: translatedSchema.describe('Title of the table'),
  columns: z
    .strictObject({
      office: heading,
      crop_year: heading,
      cultivators: figure,
      area_licensed_ha: figure,
      area_harvested_ha: figure,
      production_tons: figure,
      average_yield_kg_per_ha: figure,
    })
    .describe('Headings of the columns of previous-years.csv'),
  notes: z.array(translatedSchema).default([]).describe('Remarks under the table'),
  asOn: isoDateSchema.describe('Day on which the figures were gathered or last checked'),
  source: sourceRefsSchema,
  specimen: z.literal(true).optional().describe('true while some of the figures are made up'),
});
export type PreviousYearsMeta = z.infer<typeof previousYearsSchema>;

/** One row of `previous-years.csv`. */
export interface PreviousYearsRow extends OfficeYear {
  /** Ids of `content/sources/`. */
  source: string[];
  note?: Localized | undefined;
}

/** The figures of all district opium offices, with what stands around them. */
export interface PreviousYears extends PreviousYearsMeta {
  rows: PreviousYearsRow[];
}
