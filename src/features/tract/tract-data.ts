import type { Catalogue } from '../../content/load.ts';
import { isWeighedIn, officesSeatedIn, TRACT_MAPS, TRACTS_TABLE, tractRow } from '../../domain/tract.ts';
import type { Localized } from '../../language/lang.ts';
import type { Office, OfficeUnit } from '../../schemas/office.ts';
import type { OfficePlace } from '../../schemas/office-place.ts';
import { wordsIn } from '../../schemas/table.ts';

export type TractContent = Pick<Catalogue, 'offices' | 'officePlaces' | 'tables' | 'previousYears'>;

/** An office with its id in `content/offices.yaml`. */
export type NamedOffice = Office & { id: string };

export type CultivationUnit = Exclude<OfficeUnit, 'headquarters'>;

/** One district of the tract with everything that its tile and its card show. */
export interface TractDistrict {
  id: string;
  place: OfficePlace;
  unit: CultivationUnit;
  tile: readonly [column: number, row: number];
  /** The District Opium Offices that work there; none where it is not known which. */
  offices: NamedOffice[];
  unitOffice: NamedOffice | undefined;
  /** What stands in it, for the signs of its tile. */
  seated: { offices: number; hasUnitOffice: boolean };
  isWeighed: boolean;
  tehsils: Localized | undefined;
  note: Localized | undefined;
  /** Number of its row in the table of the tracts, where something about that is not certain. */
  doubtfulRow: number | undefined;
}

/** The districts of each map, unit by unit, as `content/office-places.yaml` has them. */
export function tractMaps(content: TractContent): { units: CultivationUnit[]; districts: TractDistrict[] }[] {
  return TRACT_MAPS.map((units) => {
    const own = units.filter(isCultivationUnit);
    return { units: own, districts: own.flatMap((unit) => districtsOf(unit, content)) };
  });
}

function districtsOf(unit: CultivationUnit, { offices, officePlaces, tables }: TractContent): TractDistrict[] {
  const named = [...offices].map(([id, office]): NamedOffice => ({ ...office, id }));
  const unitOffice = named.find((office) => office.kind === 'unit-office' && office.unit === unit);
  return [...officePlaces].flatMap(([id, place]) => {
    if (place.unit !== unit || !place.tile) return [];
    const found = tractRow(tables.get(TRACTS_TABLE), place.name);
    const seated = officesSeatedIn(id, officePlaces, offices).map((each) => offices.get(each)?.kind);
    return [
      {
        id,
        place,
        unit,
        tile: place.tile,
        offices: place.offices.flatMap((each) => named.find((office) => office.id === each) ?? []),
        unitOffice,
        seated: {
          offices: seated.filter((kind) => kind === 'district-opium-office').length,
          hasUnitOffice: seated.includes('unit-office'),
        },
        isWeighed: isWeighedIn(id, officePlaces, offices),
        tehsils: wordsIn(found?.row.cells['tehsils']),
        note: found?.row.note,
        doubtfulRow: found?.row.toConfirm && found.index,
      },
    ];
  });
}

function isCultivationUnit(unit: OfficeUnit): unit is CultivationUnit {
  return unit !== 'headquarters';
}

/** Id of the maps: the way back from a card. */
export const MAP_ID = 'tract-map';

/** Where a tile leads: the id of the card of a district. */
export function cardId(district: string): string {
  return `district-${district}`;
}
