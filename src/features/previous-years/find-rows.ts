import { SCOPES, type Scope } from '../../schemas/place-year.ts';

/** What is needed of a row to find it. */
export interface Findable {
  scope: Scope;
  /** The district opium offices it covers. */
  offices: string[];
  cropYear: string;
}

/** The rows that tell something of an office in a crop year: its own first, then those of larger areas. */
export function rowsOf<Row extends Findable>(rows: Row[], office: string, cropYear: string): Row[] {
  return rows
    .filter((row) => row.cropYear === cropYear && row.offices.includes(office))
    .toSorted((a, b) => SCOPES.indexOf(a.scope) - SCOPES.indexOf(b.scope));
}

/** The crop years with figures of an office or of an area it belongs to, newest first. */
export function yearsOf(rows: Findable[], office: string): string[] {
  const years = rows.filter(({ offices }) => offices.includes(office)).map(({ cropYear }) => cropYear);
  return [...new Set(years)].toSorted().toReversed();
}

/** The offices with figures of their own in a crop year. */
export function officesIn(rows: Findable[], cropYear: string): string[] {
  return rows.filter((row) => row.scope === 'office' && row.cropYear === cropYear).flatMap(({ offices }) => offices);
}

/**
 * All crop years from the oldest to the newest, newest first; those without figures too.
 * @example yearsBetween(['1998-99', '2000-01']) // ['2000-01', '1999-00', '1998-99']
 */
export function yearsBetween(cropYears: string[]): string[] {
  const starts = cropYears.map((year) => Number(year.slice(0, 4)));
  const last = Math.max(...starts);
  const length = starts.length === 0 ? 0 : last - Math.min(...starts) + 1;
  return Array.from({ length }, (_, back) => {
    const start = last - back;
    return `${start}-${String((start + 1) % 100).padStart(2, '0')}`;
  });
}
