import { useEffect, useMemo } from 'react';
import { type OpenList, openList } from '../../domain/packed-list';
import { useData } from '../../ui/use-data';
import type { People } from './find-people';

/** The search comes with the first name that is looked for; the page and its lists do without. */
let loading: Promise<typeof import('./find-people')> | undefined;

function loadSearch() {
  loading ??= import('./find-people').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function readList(json: unknown) {
  return { list: openList(json), ...(await loadSearch()) };
}

/** Looks for a name in lists. Nothing is found while they are on their way, and where only a title was typed. */
export function usePeople(addresses: string[], name: string) {
  // Beside the lists, not after them; a failure is told with them.
  useEffect(() => void loadSearch().catch(() => undefined), []);
  const { data, retry } = useData(addresses, readList);
  const found = useMemo((): { lists: OpenList[]; people: People | undefined } | undefined => {
    if (typeof data !== 'object') return undefined;
    const lists = data.map(({ list }) => list);
    return { lists, people: data[0]?.findPeople(lists, name) };
  }, [data, name]);
  return { found, hasFailed: data === 'failed', retry };
}
