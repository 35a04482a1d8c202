/** The figures of an office and crop year, named as in the first line of `content/previous-years.csv`. */
export const FIGURES = [
  'cultivators',
  'area_licensed_ha',
  'area_harvested_ha',
  'production_tons',
  'average_yield_kg_per_ha',
] as const;
export type Figure = (typeof FIGURES)[number];

/** Null where a figure is not available. */
export type Figures = Record<Figure, number | null>;

/** The figures of one office in one crop year. */
export interface OfficeYear {
  office: string;
  cropYear: string;
  figures: Figures;
  /** Made up to show the page. */
  isSpecimen: boolean;
}
