import { chaptersOut } from '../content/pages-out';
import { pathFor, routeOf, wholeGuidePath } from '../addresses/routes';
import type { Lang } from '../language/lang';
import { entryOf } from '../lib/entry-of';
import type { PageMeta } from '../schemas/page';

export interface ChapterLink {
  id: string;
  /** Short name, for lists. */
  label: string;
  title: string;
  href: string;
}

/** The guide to which a page belongs. */
export interface Guide {
  title: string;
  href: string;
  /** Where it stands on one page. */
  whole: string;
  chapters: ChapterLink[];
  /** Place of the page among the chapters. */
  place: number;
}

/** The guide of which a page is a chapter, with all its chapters in order. */
export function guideOf(routeId: string, lang: Lang, pages: Map<string, PageMeta>): Guide | undefined {
  const { parent } = routeOf(routeId);
  if (parent === undefined) return undefined;
  const chapters = chaptersOut(parent).map(({ key }) => {
    const id = `${parent}/${key}`;
    const { title, menuLabel } = entryOf(pages, id);
    return { id, title, label: menuLabel ?? title, href: pathFor(id, lang) };
  });
  return {
    title: entryOf(pages, parent).title,
    href: pathFor(parent, lang),
    whole: wholeGuidePath(parent, lang),
    chapters,
    place: chapters.findIndex(({ id }) => id === routeId),
  };
}
