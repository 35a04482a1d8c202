/** All keys under which the site stores something in the browser. The cookie policy names them. */
export const STORED_KEYS = ['lang', 'comfort', 'offline', 'consignment', 'crop-year'] as const;
type StoredKey = (typeof STORED_KEYS)[number];

/** What the browser stores under a key; null if nothing, undefined where storage is blocked. */
export function readStored(key: StoredKey): string | null | undefined {
  try {
    return localStorage.getItem(key);
  } catch {
    return undefined;
  }
}

/** Stores a value, or removes it if there is none. In private mode or where storage is blocked, the site works without. */
export function store(key: StoredKey, value: string | false): void {
  try {
    if (value) localStorage.setItem(key, value);
    else localStorage.removeItem(key);
  } catch {
    // The page itself has changed already; only the memory is lost.
  }
}
