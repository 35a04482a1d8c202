import { fromKeys } from '../../lib/keys.ts';
import { FIGURES, type OfficeYear } from '../../schemas/office-year.ts';

/** One figure of a whole unit: how it was put together, and from how many offices. */
export interface UnitFigure {
  value: number | null;
  kind: 'sum' | 'mean';
  offices: number;
}

/**
 * The crop years before and after one.
 * @example neighboursOf('1999-00') // ['1998-99', '2000-01']
 */
export function neighboursOf(cropYear: string): [before: string, after: string] {
  const start = Number(cropYear.slice(0, 4));
  return [cropYearFrom(start - 1), cropYearFrom(start + 1)];
}

function cropYearFrom(start: number): string {
  return `${start}-${String((start + 1) % 100).padStart(2, '0')}`;
}

/** The row of an office in a crop year, if there is one. */
export function findYear<Row extends OfficeYear>(rows: Row[], office: string, cropYear: string): Row | undefined {
  return rows.find((row) => row.office === office && row.cropYear === cropYear);
}

/** All offices of a unit together, as far as they have figures: sums, and the mean of their yields. */
export function unitYear(rows: OfficeYear[], offices: string[], cropYear: string) {
  const own = rows.filter((row) => row.cropYear === cropYear && offices.includes(row.office));
  return {
    figures: fromKeys(FIGURES, (figure) =>
      together(
        figure === 'average_yield_kg_per_ha' ? 'mean' : 'sum',
        own.flatMap((row) => row.figures[figure] ?? []),
      ),
    ),
    /** True as soon as one of the figures behind it is made up. */
    isSpecimen: own.some((row) => row.isSpecimen && FIGURES.some((figure) => row.figures[figure] !== null)),
  };
}

function together(kind: UnitFigure['kind'], values: number[]): UnitFigure {
  if (values.length === 0) return { value: null, kind, offices: 0 };
  const sum = values.reduce((total, value) => total + value, 0);
  const value = kind === 'mean' ? sum / values.length : sum;
  // One decimal, as the figures have; it also removes what binary fractions leave behind.
  return { value: Math.round(value * 10) / 10, kind, offices: values.length };
}
