import type { Lang } from '../language/lang.ts';

/** The page of one dataset. @example datasetPath('opium-price', 'hi') // '/hi/data/opium-price/' */
export function datasetPath(id: string, lang: Lang): string {
  return `/${lang}/data/${id}/`;
}
