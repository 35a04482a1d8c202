import { savesData } from '../../lib/dom';

/**
 * From the second page on, visited pages are cached for reading without a network; never where the reader saves data. The page about it
 * needs no second page.
 */
export function startOffline(): void {
  if (!import.meta.env.PROD || import.meta.env.PUBLIC_OFFLINE === 'off') return;
  const { serviceWorker } = navigator;
  const isSecond = document.referrer.startsWith(`${location.origin}/`);
  const view = document.querySelector<HTMLElement>('[data-offline]');
  if (view || (serviceWorker && !serviceWorker.controller && isSecond && !savesData()))
    addEventListener('load', () => import('./start').then(({ start }) => start(view)));
}
