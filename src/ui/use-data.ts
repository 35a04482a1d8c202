import { useCallback, useEffect, useState } from 'react';
import { fetchData } from '../lib/fetch-data';

/**
 * Loads data files, each once; what was loaded stays in memory. `read` must be the same in each render.
 * `retry` loads again what failed.
 */
export function useData<Data extends object>(addresses: string[], read: (json: unknown) => Data | Promise<Data>) {
  const [known, setKnown] = useState<Record<string, Data | 'failed'>>({});
  const missing = addresses.filter((address) => known[address] === undefined).join(' ');

  useEffect(() => {
    for (const address of missing.split(' ').filter(Boolean))
      void fetchData(address, read).then((result) => setKnown((before) => ({ ...before, [address]: result })));
  }, [missing, read]);

  const retry = useCallback(
    () =>
      setKnown((before) => {
        const whole = Object.entries(before).filter(([, result]) => result !== 'failed');
        return whole.length === Object.keys(before).length ? before : Object.fromEntries(whole);
      }),
    [],
  );

  const found = addresses.map((address) => known[address]).filter((file) => file !== undefined);
  const files = found.filter((file) => file !== 'failed');
  const data: 'loading' | 'failed' | Data[] =
    files.length === addresses.length ? files : files.length < found.length ? 'failed' : 'loading';
  return { data, retry };
}
