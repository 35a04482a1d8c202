/**
 * From the second page on, visited pages are kept for reading without a network; never where the reader saves data. The page about it
 * needs no second page.
 */
export function startOffline(): void {
  if (!import.meta.env.PROD || import.meta.env.PUBLIC_OFFLINE === 'off') return;
  const { serviceWorker, connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  const isSecond = document.referrer.startsWith(`${location.origin}/`);
  const view = document.querySelector<HTMLElement>('[data-offline]');
  if (view || (serviceWorker && !serviceWorker.controller && isSecond && !connection?.saveData))
    addEventListener('load', () => import('./start').then(({ start }) => start(view)));
}
