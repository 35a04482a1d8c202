import type { Localized } from '../../language/lang.ts';
import type { Mistake } from '../../files/mistake.ts';
import { TRACTS_TABLE } from '../../domain/tract.ts';
import { type Said, say } from '../../messages/say.ts';
import type { OfficePlace } from '../../schemas/office-place.ts';
import { wordsIn } from '../../schemas/table.ts';
import type { Loaded } from '../load.ts';
import { hasMistakes, inYaml } from '../place.ts';
import type { Rule } from './rule.ts';

/** Places name offices of their own unit and districts that exist, and every district and tehsil of the tracts is a place. */
export const placeReferencesExist: Rule = (loaded) => [...wrongPlaces(loaded), ...missingPlaces(loaded)];

function wrongPlaces(loaded: Loaded): Mistake[] {
  const { root, catalogue, ids } = loaded;
  const { officePlaces, offices } = catalogue;
  return [...officePlaces].flatMap(([id, place]) => {
    const mistake = (field: string, said: Said) => [inYaml(loaded, fileIn(root), [id, field], said)];
    const unit = place.district === undefined ? place.unit : officePlaces.get(place.district)?.unit;
    if (unit === undefined) return mistake('district', say('no-such-district', { id: place.district ?? '' }));
    return place.offices.flatMap((office) => {
      if (!ids.offices.has(office))
        return mistake('offices', say('no-such-office', { id: office, file: `${root}/offices.yaml`, near: '' }));
      return (offices.get(office)?.unit ?? unit) === unit
        ? []
        : mistake('offices', say('office-of-other-unit', { id: office, unit }));
    });
  });
}

function missingPlaces(loaded: Loaded): Mistake[] {
  const { root, catalogue } = loaded;
  if (hasMistakes(loaded, fileIn(root))) return [];
  const places = [...catalogue.officePlaces.values()];
  return (catalogue.tables.get(TRACTS_TABLE)?.rows ?? [])
    .flatMap(({ cells }) => [...districtIn(wordsIn(cells['district'])), ...tehsilsIn(wordsIn(cells['tehsils']))])
    .filter(({ kind, name }) => !places.some((place) => place.kind === kind && isNamed(place, name)))
    .map(({ kind, name }) => ({
      file: fileIn(root),
      ...say('place-missing', {
        kind: KINDS[kind],
        english: name.en,
        hindi: name.hi,
        file: `${root}/tables/${TRACTS_TABLE}.csv`,
      }),
    }));
}

const KINDS = {
  district: { en: 'district', hi: 'जिला' },
  tehsil: { en: 'tehsil', hi: 'तहसील' },
};

interface NamedPlace {
  kind: keyof typeof KINDS;
  name: Localized;
}

function districtIn(name: Localized | undefined): NamedPlace[] {
  return name ? [{ kind: 'district', name }] : [];
}

function tehsilsIn(cell: Localized | undefined): NamedPlace[] {
  const hindi = cell?.hi.split(', ') ?? [];
  return (cell?.en.split(', ') ?? []).map((en, index) => ({
    kind: 'tehsil',
    name: { en, hi: hindi[index] ?? '' },
  }));
}

function isNamed({ name }: OfficePlace, { en, hi }: Localized): boolean {
  return name.en === en && name.hi === hi;
}

function fileIn(root: string): string {
  return `${root}/office-places.yaml`;
}
