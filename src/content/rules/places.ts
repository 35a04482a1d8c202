import type { Localized } from '../../language/lang.ts';
import type { Mistake } from '../../files/mistake.ts';
import type { OfficePlace } from '../../schemas/office-place.ts';
import type { Loaded } from '../load.ts';
import type { Rule } from './rule.ts';

/** The table with the districts and tehsils of licensed cultivation. */
const TRACTS_TABLE = 'opium-tracts';

/** Places name offices of their own unit and districts that exist, and every district and tehsil of the tracts is a place. */
export const placeReferencesExist: Rule = (loaded) => [...wrongPlaces(loaded), ...missingPlaces(loaded)];

function wrongPlaces({ root, catalogue, ids }: Loaded): Mistake[] {
  const { officePlaces, offices } = catalogue;
  return [...officePlaces].flatMap(([id, place]) => {
    const mistake = (field: string, message: string) => [{ file: fileIn(root), field: `${id} → ${field}`, message }];
    const unit = place.district === undefined ? place.unit : officePlaces.get(place.district)?.unit;
    if (unit === undefined)
      return mistake('district', `There is no district “${place.district}”. Write an id of this file.`);
    return place.offices.flatMap((office) => {
      if (!ids.offices.has(office))
        return mistake('offices', `There is no office “${office}”. Write an id of ${root}/offices.yaml.`);
      return (offices.get(office)?.unit ?? unit) === unit
        ? []
        : mistake('offices', `The office “${office}” belongs to another unit than “${unit}”. Correct one of them.`);
    });
  });
}

function missingPlaces({ root, catalogue }: Loaded): Mistake[] {
  const places = [...catalogue.officePlaces.values()];
  return (catalogue.tables.get(TRACTS_TABLE)?.rows ?? [])
    .flatMap(({ cells }) => [
      { kind: 'district', name: cells['district'] as Localized },
      ...tehsilsIn(cells['tehsils'] as Localized | null),
    ])
    .filter(({ kind, name }) => !places.some((place) => place.kind === kind && isNamed(place, name)))
    .map(({ kind, name }) => ({
      file: fileIn(root),
      message: `The ${kind} “${name.en}” (${name.hi}) of ${root}/tables/${TRACTS_TABLE}.csv is missing. Add it, or write its name the same way.`,
    }));
}

function tehsilsIn(cell: Localized | null): { kind: string; name: Localized }[] {
  const hindi = cell?.hi.split(', ') ?? [];
  return (cell?.en.split(', ') ?? []).map((en, index) => ({ kind: 'tehsil', name: { en, hi: hindi[index] ?? '' } }));
}

function isNamed({ name }: OfficePlace, { en, hi }: Localized): boolean {
  return name.en === en && name.hi === hi;
}

function fileIn(root: string): string {
  return `${root}/office-places.yaml`;
}
