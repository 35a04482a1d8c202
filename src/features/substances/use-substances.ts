import { useCallback, useRef, useState } from 'react';
import { type Found, substanceSearch } from './find-substances';
import { INDEX_PATH, readIndex } from './substance-index';

/** Slower than this, a network is as good as none. */
const PATIENCE_MS = 60_000;

export type Loading = 'waiting' | 'loading' | 'failed' | ((typed: string) => Found);

/** The search over all substances, loaded when it is first asked for. */
export function useSubstances(): { search: Loading; load: () => void } {
  const [search, setSearch] = useState<Loading>('waiting');
  const hasBegun = useRef(false);
  const load = useCallback(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    setSearch('loading');
    void fetchSearch().then((made) => {
      hasBegun.current = made !== 'failed';
      setSearch(() => made);
    });
  }, []);
  return { search, load };
}

async function fetchSearch(): Promise<Loading> {
  try {
    const response = await fetch(INDEX_PATH, { signal: AbortSignal.timeout(PATIENCE_MS) });
    return response.ok ? substanceSearch(readIndex(await response.json())) : 'failed';
  } catch {
    return 'failed';
  }
}
