import type { Lang } from '../language/lang.ts';

/** The page of one dataset. @example datasetPath('opium-price', 'hi') // '/hi/data/opium-price/' */
export function datasetPath(id: string, lang: Lang): string {
  return `/${lang}/data/${id}/`;
}

/** All rows of a long dataset, for the script that chooses from them. */
export function datasetRowsPath(id: string, lang: Lang): string {
  return `${datasetPath(id, lang)}rows.html`;
}

/** A dataset as other websites show it within their pages. @example embedPath('opium-price', 'hi') // '/hi/data/opium-price/embed/' */
export function embedPath(id: string, lang: Lang): string {
  return `${datasetPath(id, lang)}embed/`;
}

/** The only addresses that other websites may frame. */
export const EMBEDS = /^\/(en|hi)\/data\/[a-z\d-]+\/embed\/$/;
