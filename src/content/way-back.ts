import { groupOf, HOME } from '../addresses/navigation.ts';
import { pathFor } from '../addresses/routes.ts';
import type { Lang } from '../language/lang.ts';
import { translator } from '../words/strings.ts';

/** A page above another one. */
export interface PageAbove {
  title: string;
  href: string;
  /** Its route, where the menu marks another one. */
  route?: string;
}

/** The way back from a page, the farthest first: home, the section, the page above it. */
export function wayBack(lang: Lang, routeId: string, title: string, parent?: PageAbove): PageAbove[] {
  const group = groupOf(routeId);
  const section = group?.label[lang];
  const [first] = group?.entries ?? [];
  const overview = first && 'route' in first && first.route !== routeId ? pathFor(first.route, lang) : undefined;
  const hasSection = section && overview && section !== title && section !== parent?.title && overview !== parent?.href;
  return [
    { title: translator(lang)('nav.home'), href: pathFor(HOME, lang) },
    ...(hasSection ? [{ title: section, href: overview }] : []),
    ...(parent ? [parent] : []),
  ];
}
