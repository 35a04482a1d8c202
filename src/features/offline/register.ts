import { readStored, store } from '../../lib/stored';

/** The key under which the browser stores that the reader removed everything: nothing is cached until a pack is saved. */
const OFFLINE_KEY = 'offline';
const OFF = 'off';

/** Starts the worker, which caches pages from now on. */
export async function startWorker(): Promise<ServiceWorker | null> {
  await navigator.serviceWorker.register('/service-worker.js');
  return (await navigator.serviceWorker.ready).active;
}

export async function stopWorker(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
}

/** Whether the reader wants nothing to be cached. Where storage is blocked, caches are too. */
export function isSwitchedOff(): boolean {
  const stored = readStored(OFFLINE_KEY);
  return stored === OFF || stored === undefined;
}

export function switchOff(isOff: boolean): void {
  store(OFFLINE_KEY, isOff && OFF);
}

/** Scripts, styles and fonts that this page has loaded. */
export function loadedAssets(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/_astro/'))
    .map(({ pathname }) => pathname);
}
