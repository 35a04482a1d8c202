import { z } from 'astro/zod';
import type { Localized } from '../language/lang.ts';
import { fromKeys } from '../lib/keys.ts';
import { isoDateSchema } from './dates.ts';
import { translatedSchema } from './localized.ts';
import { OFFICE_UNITS } from './office.ts';
import { COUNTED, type Counted, type Figure } from './place-year.ts';
import type { Row } from './table.ts';

const heading = z.strictObject({ label: translatedSchema.describe('Heading of the column') });
const figure = heading.extend({ unit: translatedSchema.optional().describe('Unit, shown in the heading') });

/** Several district opium offices whose figures are published together. */
const placeSchema = z.strictObject({
  name: translatedSchema.describe('Name of the area'),
  scope: z.enum(['district', 'unit', 'state']).describe('What the figures cover'),
  unit: z.enum(OFFICE_UNITS).describe('Unit to which the area belongs'),
  offices: z
    .array(z.string())
    .min(1)
    .optional()
    .describe('Ids of the offices of a district; a unit and a State have all of their unit'),
});

/** `content/previous-years.yaml`: what stands around the figures of `previous-years.csv`. Its figures are real or absent: there are no specimens. */
export const previousYearsSchema = z.strictObject({
  caption: translatedSchema.describe('Title of the table'),
  places: z.record(z.string(), placeSchema).describe('Areas larger than one office, by the id used in the CSV file'),
  columns: z
    .strictObject({
      place: heading,
      scope: heading,
      crop_year: heading,
      counted: heading,
      cultivators: figure,
      gum_cultivators: figure,
      straw_cultivators: figure,
      villages: figure,
      area_licensed_ha: figure,
      opium_kg: figure,
      average_yield_kg_per_ha: figure,
    })
    .describe('Headings of the columns of previous-years.csv, and of what is covered'),
  counted: z
    .strictObject(fromKeys(COUNTED, () => translatedSchema))
    .describe('Which cultivators are counted, as readers see it'),
  notes: z.array(translatedSchema).default([]).describe('Remarks under the table'),
  asOn: isoDateSchema.describe('Day on which the figures were gathered or last checked'),
});
export type PreviousYearsMeta = z.infer<typeof previousYearsSchema>;

/** One row of `previous-years.csv`. */
export interface PreviousYearsRow extends Pick<Row, 'roughly'> {
  /** Id of a district opium office, or of one of the `places`. */
  place: string;
  cropYear: string;
  counted?: Counted | undefined;
  /** Null where a figure is not published. */
  figures: Record<Figure, number | null>;
  /** Ids of `content/sources/`. */
  source: string[];
  note?: Localized | undefined;
  /** Why the row is not certain. */
  toConfirm?: Localized | undefined;
}

/** The figures of earlier crop years, with what stands around them. */
export interface PreviousYears extends PreviousYearsMeta {
  rows: PreviousYearsRow[];
}
