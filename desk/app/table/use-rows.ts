import { useEffect, useState } from 'react';
import type { TableRow } from '../../model/table-api.ts';
import { call, Refused } from '../api.ts';

const PAGE = 100;
/** While the rows fly by, nothing is asked. */
const REST_MS = 60;
const MOST_PAGES = 40;

interface Loaded {
  of: string;
  pages: Map<number, TableRow[]>;
  found: number;
  hash: string;
}

export interface Rows {
  /** How many fit the search; missing until the first have come. */
  found: number | undefined;
  /** Of the file from which the last rows came. */
  hash: string | undefined;
  refused: Refused | undefined;
  /** A row by its place among those found. */
  at: (index: number) => TableRow | undefined;
}

/** Rows of a table, loaded where they are looked at. `version` changes when the file was saved. */
export function useRows(file: string, query: string, version: string, from: number, to: number): Rows {
  const key = JSON.stringify([file, query, version]);
  const [loaded, setLoaded] = useState<Loaded>();
  const [refused, setRefused] = useState<Refused>();
  const known = loaded?.of === key ? loaded : undefined;
  const [firstPage, lastPage] = [Math.floor(Math.max(0, from) / PAGE), Math.floor(Math.max(0, to) / PAGE)];
  const wanted: number[] = [];
  for (let page = firstPage; page <= lastPage; page += 1) if (!known?.pages.has(page)) wanted.push(page);
  const missing = wanted.slice(0, 4).join();
  useEffect(() => {
    if (missing === '') return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      for (const page of missing.split(',').map(Number))
        call('table/rows', { file, query, from: page * PAGE, count: PAGE }, stop.signal).then(
          ({ rows, found, hash }) => {
            setRefused(undefined);
            setLoaded((last) => {
              const pages = new Map(last?.of === key && last.hash === hash ? last.pages : []);
              pages.set(page, rows);
              for (const [oldest] of pages) if (pages.size > MOST_PAGES) pages.delete(oldest);
              return { of: key, pages, found, hash };
            });
          },
          (error: unknown) => {
            if (error instanceof Refused) setRefused(error);
          },
        );
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [file, query, key, missing]);
  return {
    found: known?.found,
    hash: known?.hash,
    refused,
    at: (index) => known?.pages.get(Math.floor(index / PAGE))?.[index % PAGE],
  };
}
