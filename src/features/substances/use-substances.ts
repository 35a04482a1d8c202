import { useCallback, useRef, useState } from 'react';
import type { Found } from '../../text/name-search';
import { fetchData } from '../../lib/fetch-data';
import { substanceSearch } from './find-substances';
import type { Substance } from '../../schemas/substance';
import { INDEX_PATH, readIndex } from './substance-index';

export type Loading = 'waiting' | 'loading' | 'failed' | ((typed: string) => Found<Substance>);

/** The search over all substances, loaded when it is first asked for. */
export function useSubstances(): { search: Loading; load: () => void } {
  const [search, setSearch] = useState<Loading>('waiting');
  const hasBegun = useRef(false);
  const load = useCallback(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    setSearch('loading');
    void fetchData(INDEX_PATH, (data) => substanceSearch(readIndex(data))).then((made) => {
      hasBegun.current = made !== 'failed';
      setSearch(() => made);
    });
  }, []);
  return { search, load };
}
