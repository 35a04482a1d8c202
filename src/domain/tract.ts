import type { Localized } from '../language/lang.ts';
import type { Office, OfficeUnit } from '../schemas/office.ts';
import type { OfficePlace } from '../schemas/office-place.ts';
import { type Row, type Table, wordsIn } from '../schemas/table.ts';

/** The table with the districts and tehsils of licensed cultivation. */
export const TRACTS_TABLE = 'opium-tracts';

/** The maps of the tract, each with the units whose districts it shows. Rajasthan and Madhya Pradesh lie side by side. */
export const TRACT_MAPS: readonly (readonly OfficeUnit[])[] = [['rajasthan', 'madhya-pradesh'], ['uttar-pradesh']];

export type Places = ReadonlyMap<string, OfficePlace>;
export type Offices = ReadonlyMap<string, Office>;

/** Id of the district in which a place lies; a district lies in itself. */
export function districtIdOf(place: string, places: Places): string {
  return places.get(place)?.district ?? place;
}

/** Ids of the offices that stand in a district. */
export function officesSeatedIn(district: string, places: Places, offices: Offices): string[] {
  return [...offices].flatMap(([id, { seat }]) =>
    seat !== undefined && districtIdOf(seat, places) === district ? [id] : [],
  );
}

/** Whether opium has been weighed at a place in the district. */
export function isWeighedIn(district: string, places: Places, offices: Offices): boolean {
  return [...offices.values()].some(({ weighing = [] }) =>
    weighing.some(({ place }) => districtIdOf(place, places) === district),
  );
}

/** The row of a district in the table of the tracts, and its number. */
export function tractRow(table: Table | undefined, { en }: Localized): { row: Row; index: number } | undefined {
  const index = table?.rows.findIndex(({ cells }) => wordsIn(cells['district'])?.en === en) ?? -1;
  const row = table?.rows[index];
  return row && { row, index };
}
