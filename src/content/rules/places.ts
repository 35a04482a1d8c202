import type { Localized } from '../../language/lang.ts';
import type { Mistake } from '../../files/mistake.ts';
import type { OfficePlace } from '../../schemas/office-place.ts';
import type { Loaded } from '../load.ts';
import type { Rule } from './rule.ts';

/** The table with the districts and tehsils of licensed cultivation. */
const TRACTS_TABLE = 'opium-tracts';

/** Places name offices of their own unit and districts that exist, and every district and tehsil of the tracts is a place. */
export const placesNameWhatExists: Rule = (loaded) => [...wrongPlaces(loaded), ...missingPlaces(loaded)];

function wrongPlaces({ root, catalogue, ids }: Loaded): Mistake[] {
  const { officePlaces, offices } = catalogue;
  return [...officePlaces].flatMap(([id, place]) => {
    const mistakes: Mistake[] = [];
    const complain = (field: string, message: string) =>
      mistakes.push({ file: fileIn(root), field: `${id} → ${field}`, message });
    const district = place.district === undefined ? place : officePlaces.get(place.district);
    if (district?.unit === undefined) {
      complain('district', `There is no district “${place.district}”. Write an id of this file.`);
      return mistakes;
    }
    for (const office of place.offices)
      if (!ids.offices.has(office))
        complain('offices', `There is no office “${office}”. Write an id of ${root}/offices.yaml.`);
      else if (offices.has(office) && offices.get(office)!.unit !== district.unit)
        complain(
          'offices',
          `The office “${office}” belongs to another unit than “${district.unit}”. Correct one of them.`,
        );
    return mistakes;
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
