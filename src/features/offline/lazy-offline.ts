import { savesData } from '../../lib/dom';

const IS_ON = import.meta.env.PROD && import.meta.env.PUBLIC_OFFLINE !== 'off';

/**
 * From the second page on, visited pages are cached for reading without a network; never where the reader saves data. The page about it
 * needs no second page.
 */
export function startOffline(): void {
  if (!IS_ON) return;
  const { serviceWorker } = navigator;
  const isSecond = document.referrer.startsWith(`${location.origin}/`);
  const view = document.querySelector<HTMLElement>('[data-offline]');
  if (view || (serviceWorker && !serviceWorker.controller && isSecond && !savesData()))
    addEventListener('load', () => import('./start').then((offline) => offline.start(view)));
}

/** This page was asked to be kept: it is cached as if it had been the second one. */
export function keepPage(): void {
  if (IS_ON && navigator.serviceWorker) void import('./start').then((offline) => offline.start(null));
}
