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

/** Puts another query into the address as a new step of the history, which “back” undoes. */
export function pushQuery(query: string, fragment = ''): void {
  history.pushState(null, '', location.pathname + query + fragment);
  announce();
}

/** Corrects the query of the address without a step of the history. */
export function replaceQuery(query: string): void {
  try {
    history.replaceState(history.state, '', location.pathname + query + location.hash);
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
