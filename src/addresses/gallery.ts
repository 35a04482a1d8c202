import type { Lang } from '../language/lang.ts';
import { pathFor } from './routes.ts';

export const GALLERY = 'highlights/gallery';

/** Address of one picture of the gallery. @example picturePath('poppy-capsule', 'hi') // '/hi/highlights/gallery/poppy-capsule/' */
export function picturePath(id: string, lang: Lang): string {
  return `${pathFor(GALLERY, lang)}${id}/`;
}

/** Anchor of an album on the page of the gallery. */
export function albumAnchor(id: string): string {
  return `album-${id}`;
}
