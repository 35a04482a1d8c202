import { useSyncExternalStore } from 'react';
import { partedQuery, PRIVATE_FRAGMENT } from './private-query.ts';

const CHANGED = 'addressquery';

/** The query of the address, with what stands in the fragment because no server is to see it. */
export function addressQuery(): string {
  const { search, hash } = location;
  return PRIVATE_FRAGMENT.test(hash) ? `${search || '?'}${search && '&'}${hash.slice(1)}` : search;
}

/** The query of the address, followed as it changes; undefined until the script runs in the browser. */
export function useAddressQuery(): string | undefined {
  return useSyncExternalStore<string | undefined>(subscribe, addressQuery, () => undefined);
}

/** Puts another query into the address as a new step of the history, which “back” undoes. */
export function pushQuery(query: string): void {
  const { open, hidden } = partedQuery(query);
  history.pushState(null, '', location.pathname + open + hidden);
  announce();
}

/** Corrects the query of the address without a step of the history. */
export function replaceQuery(query: string): void {
  const { open, hidden } = partedQuery(query);
  const fragment = PRIVATE_FRAGMENT.test(location.hash) ? '' : location.hash;
  try {
    history.replaceState(history.state, '', location.pathname + open + (hidden || fragment));
  } catch {
    // Browsers allow only so many changes in a short time; the next one brings the address up to date.
  }
  announce();
}

/** The browser reports going back and forth, but not this. */
function announce(): void {
  dispatchEvent(new Event(CHANGED));
}

function subscribe(follow: () => void): () => void {
  addEventListener('popstate', follow);
  addEventListener(CHANGED, follow);
  return () => {
    removeEventListener('popstate', follow);
    removeEventListener(CHANGED, follow);
  };
}
