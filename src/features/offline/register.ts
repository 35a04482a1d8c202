/** The name under which the browser remembers that the reader removed everything: nothing is kept until a pack is saved. */
export const OFFLINE_KEY = 'offline';
const OFF = 'off';

/** Starts the worker, which keeps pages from now on. */
export async function startWorker(): Promise<ServiceWorker> {
  await navigator.serviceWorker.register('/service-worker.js');
  return (await navigator.serviceWorker.ready).active!;
}

export async function stopWorker(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
}

/** Whether the reader wants nothing to be kept. */
export function isSwitchedOff(): boolean {
  try {
    return localStorage.getItem(OFFLINE_KEY) === OFF;
  } catch {
    return true;
  }
}

export function switchOff(isOff: boolean): void {
  try {
    if (isOff) localStorage.setItem(OFFLINE_KEY, OFF);
    else localStorage.removeItem(OFFLINE_KEY);
  } catch {
    // Blocked storage: the browser forbids caches too.
  }
}

/** Scripts, styles and fonts that this page has loaded. */
export function loadedAssets(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/_astro/'))
    .map(({ pathname }) => pathname);
}
