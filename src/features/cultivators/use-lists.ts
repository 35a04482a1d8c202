import { useEffect, useState } from 'react';
import { fetchData } from '../../lib/fetch-data';
import { type ListColumns, parseList } from '../../addresses/cultivator-lists';

export type Loaded = 'loading' | 'failed' | ListColumns[];

/** Loads the files a choice needs, each once; what was loaded stays at hand. */
export function useLists(addresses: string[]): { lists: Loaded; retry: () => void } {
  const [known, setKnown] = useState<Record<string, ListColumns | 'failed'>>({});
  const missing = addresses.filter((address) => known[address] === undefined).join(' ');

  useEffect(() => {
    for (const address of missing.split(' ').filter(Boolean))
      void fetchData(address, parseList).then((result) => setKnown((before) => ({ ...before, [address]: result })));
  }, [missing]);

  const lists = addresses.map((address) => known[address]);
  const isWhole = (list: ListColumns | 'failed' | undefined): list is ListColumns => typeof list === 'object';
  return {
    lists: lists.every(isWhole) ? lists : lists.includes('failed') ? 'failed' : 'loading',
    retry: () =>
      setKnown((before) => Object.fromEntries(Object.entries(before).filter(([, result]) => result !== 'failed'))),
  };
}
