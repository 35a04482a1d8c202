import { useSyncExternalStore } from 'react';

const CHANGED = 'addressquery';

/** The query of the address, followed as it changes; undefined until the script runs in the browser. */
export function useAddressQuery(): string | undefined {
  return useSyncExternalStore<string | undefined>(
    subscribe,
    () => location.search,
    () => undefined,
  );
}

/** Puts another query into the address, as a new step of the history. */
export function changeAddressQuery(query: string): void {
  history.pushState(null, '', query);
  // The browser reports going back and forth, but not this.
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
