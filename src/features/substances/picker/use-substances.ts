import { useData } from '../../../ui/use-data.ts';
import { SUBSTANCE_INDEX_PATH } from '../../../addresses/letters.ts';

/** All substances, loaded once they are wanted. */
export function useSubstances(isWanted: boolean) {
  const { data, retry } = useData(isWanted ? [SUBSTANCE_INDEX_PATH] : [], readAll);
  return { substances: typeof data === 'object' ? (data[0] ?? 'loading') : data, retry };
}

export type LoadedSubstances = ReturnType<typeof useSubstances>['substances'];

/** The search comes with the list: nobody needs it before. */
async function readAll(json: unknown) {
  const { readIndex, substanceSearch } = await import('./picker-search.ts');
  const all = readIndex(json);
  return { search: substanceSearch(all, []), byId: new Map(all.map((substance) => [substance.id, substance])) };
}
