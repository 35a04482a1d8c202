import type { Lang } from '../language/lang.ts';

/** Address of the page on which packs are saved; the service worker shows it for pages it has no copy of. */
export function offlinePath(lang: Lang): string {
  return `/${lang}/offline/`;
}

/** @example manifestPath('rti', 'hi') // '/hi/data/pack-rti.json' */
export function manifestPath(id: string, lang: Lang): string {
  return `/${lang}/data/pack-${id}.json`;
}
