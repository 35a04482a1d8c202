/** The figures of a place and crop year, named as in the first line of `content/previous-years.csv`. */
export const FIGURES = [
  'cultivators',
  'gum_cultivators',
  'straw_cultivators',
  'villages',
  'area_licensed_ha',
  'opium_kg',
  'average_yield_kg_per_ha',
] as const;
export type Figure = (typeof FIGURES)[number];

/** Whose figures they are: of one district opium office, or of several of them together. From the smallest to the largest. */
export const SCOPES = ['office', 'district', 'unit', 'state'] as const;
export type Scope = (typeof SCOPES)[number];

/** Which cultivators are counted. */
export const COUNTED = ['licensed', 'called', 'weighed', 'expected'] as const;
export type Counted = (typeof COUNTED)[number];
