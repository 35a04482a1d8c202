import { compact } from '../../lib/fold-words.ts';
import { nameSearch } from '../../lib/name-search.ts';

/** What is searched of a place. */
interface Named {
  /** In both languages. */
  names: string[];
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
  return (typed) => {
    const words = typed.split(/[\s,.]+/).filter((word) => !KINDS_OF_PLACE.has(compact(word)));
    const name = compact(words.join(' '));
    if (name === '') return { by: 'nothing', places: [] };
    const same = places.filter(({ names }) => names.some((each) => compact(each) === name));
    if (same.length > 0) return { by: 'same', places: same };
    const { hits, near } = search(words.join(' '));
    if (hits.length > 0) return { by: 'like', places: hits };
    return { by: near.length > 0 ? 'near' : 'nothing', places: near };
  };
}
