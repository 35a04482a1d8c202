import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { fetchData } from '../lib/fetch-data';

/**
 * Loads data files, each once; what was loaded stays in memory. `read` must be the same in each render.
 * `retry` loads again what failed.
 */
export function useData<Data extends object>(addresses: string[], read: (json: unknown) => Data | Promise<Data>) {
  const [known, setKnown] = useState<Record<string, Data | 'failed'>>({});
  /** On their way, or here. */
  const coming = useRef(new Set<string>());
  const missing = addresses.filter((address) => known[address] === undefined).join(' ');

  useEffect(() => {
    const asked = coming.current;
    for (const address of missing.split(' ').filter((each) => each !== '' && !asked.has(each))) {
      asked.add(address);
      void fetchData(address, read).then((result) => {
        // What came stays asked for: an effect may run before it is known. What failed may be asked for again.
        if (result === 'failed') asked.delete(address);
        setKnown((before) => ({ ...before, [address]: result }));
      });
    }
  }, [missing, read]);

  const retry = useCallback(
    () =>
      setKnown((before) => {
        const whole = Object.entries(before).filter(([, result]) => result !== 'failed');
        return whole.length === Object.keys(before).length ? before : Object.fromEntries(whole);
      }),
    [],
  );

  const wanted = addresses.join(' ');
  // The same object until something changes, so that what is made of it need not be made again.
  const data = useMemo((): 'loading' | 'failed' | Data[] => {
    const all = wanted.split(' ').filter(Boolean);
    const found = all.map((address) => known[address]).filter((file) => file !== undefined);
    const files = found.filter((file) => file !== 'failed');
    return files.length === all.length ? files : files.length < found.length ? 'failed' : 'loading';
  }, [known, wanted]);
  return { data, retry };
}
