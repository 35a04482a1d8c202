import type { STORED_KEYS } from './stored.ts';

/** A file of its own: a tool that shared `stored.ts` with the script of every page would make it a further request of each page. */
const KEY: (typeof STORED_KEYS)[number] = 'consignment';

/** The list that the reader keeps on this device; '' where there is none or storage is blocked. */
export function readStoredList(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** Keeps a list; an empty one is removed. Where storage is blocked, the address still has it. */
export function storeList(list: string): void {
  try {
    if (list) localStorage.setItem(KEY, list);
    else localStorage.removeItem(KEY);
  } catch {
    // The page itself has changed already; only the memory is lost.
  }
}
