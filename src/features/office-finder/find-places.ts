import { compact } from '../../text/fold-words.ts';
import { nameSearch } from '../../text/name-search.ts';

/** What is searched of a place. */
interface Named {
  id: string;
  /** In both languages. */
  names: string[];
  /** Id of the district in which it lies. */
  district: string | undefined;
}

export interface FoundPlaces<Place> {
  /** `same`: the very name; `like`: names that hold it; `near`: names that sound like it. */
  by: 'same' | 'like' | 'near' | 'nothing';
  places: Place[];
}

/** “Tehsil Jawad” is Jawad. */
const KINDS_OF_PLACE = new Set(
  ['district', 'dist', 'tehsil', 'tahsil', 'jila', 'zila', 'zilla', 'जिला', 'तहसील'].map(compact),
);

/** Makes the search for places by what somebody types in either script. */
export function placeSearch<Place extends Named>(places: Place[]): (typed: string) => FoundPlaces<Place> {
  const search = nameSearch(places, ({ names }) => ({ names }));
  const called = (words: string[]) =>
    places.filter(({ names }) => names.some((name) => words.map(compact).includes(compact(name))));
  return (typed) => {
    const words = typed.split(/[\s,.]+/).filter((word) => compact(word) !== '' && !KINDS_OF_PLACE.has(compact(word)));
    if (words.length === 0) return { by: 'nothing', places: [] };
    const whole = words.join(' ');
    const same = [called([whole]), smallest(called(words))].find((each) => each.length > 0);
    if (same) return { by: 'same', places: same };
    const { hits, near } = search(whole);
    if (hits.length > 0) return { by: 'like', places: hits };
    return { by: near.length > 0 ? 'near' : 'nothing', places: near };
  };
}

/** “Jawad, Neemuch” means Jawad, not the district around it nor a tehsil called like the district. */
function smallest<Place extends Named>(places: Place[]): Place[] {
  const isCalledLike = (one: Place, other: Place) => one.names[0] === other.names[0];
  const around = places.filter((place) =>
    places.some((other) => other.district === place.id && !isCalledLike(other, place)),
  );
  return places.filter((place) => !around.some((district) => isCalledLike(place, district)));
}
