import { type CollectionEntry, getCollection } from 'astro:content';
import type { Entry } from '../addresses/navigation';
import { pathFor, type Route } from '../addresses/routes';
import type { PageMeta } from '../schemas/page';
import { type Lang, LANGS } from '../language/lang';
import { fromKeys } from '../lib/keys';
import { onceFor } from '../lib/once-for';
import { translator } from '../words/strings';
import { metaIn } from './page-in';
import { routesOut } from './pages-out';
import { externalLink } from './site';

export type PageEntry = CollectionEntry<'pages'>;

/** A link ready to print: every word in the reader's language. */
export interface ResolvedLink {
  label: string;
  href: string;
  isExternal: boolean;
  isNew: boolean;
  /** Id of our page it leads to; missing for outside links. */
  route?: string;
}

const catalogues = new Map<Lang, Promise<Map<string, PageEntry>>>();

/** All pages of one language by route id. The content check has made sure that none is missing. */
export function catalogueIn(lang: Lang): Promise<Map<string, PageEntry>> {
  const known = catalogues.get(lang);
  if (known && import.meta.env.PROD) return known;
  const loading = loadCatalogue(lang);
  catalogues.set(lang, loading);
  return loading;
}

async function loadCatalogue(lang: Lang): Promise<Map<string, PageEntry>> {
  const entries = await getCollection('pages', ({ id }) => id.endsWith(`/${lang}`));
  const byRoute = new Map(entries.map((entry) => [entry.id.slice(0, -lang.length - 1), entry]));
  // In the order of the route table, whatever order the files were read in.
  return new Map(routesOut().map(({ id }) => [id, byRoute.get(id)!]));
}

const metas = onceFor((out: readonly Route[]) =>
  fromKeys(LANGS, (lang) => new Map(out.map(({ id }) => [id, metaIn(id, lang)]))),
);

/** Titles and summaries of all pages of one language, by route id. Facts are filled in, which the engine's own entries lack. */
export function pagesIn(lang: Lang): Map<string, PageMeta> {
  return metas(routesOut())[lang];
}

/** Turns menu entries into links in one language. */
export function resolveEntries(entries: Entry[], lang: Lang, pages: Map<string, PageMeta>): ResolvedLink[] {
  const t = translator(lang);
  // A page before its time, or after it, is in no menu.
  const shown = entries.filter((entry) => !('route' in entry) || pages.has(entry.route));
  return shown.map((entry) => {
    if ('link' in entry) {
      const { label, url } = externalLink(entry.link);
      return { label: label[lang], href: url, isExternal: true, isNew: false };
    }
    if ('page' in entry)
      return {
        // The one page that is no route.
        label: t('offline.title'),
        href: `/${lang}/${entry.page}/`,
        isExternal: false,
        isNew: false,
        route: entry.page,
      };
    const meta = pages.get(entry.route);
    const label = entry.label?.[lang] ?? meta?.menuLabel ?? meta?.title ?? entry.route;
    return {
      label,
      href: pathFor(entry.route, lang) + (entry.section ? `#${entry.section}` : ''),
      isExternal: false,
      isNew: entry.isNew ?? false,
      route: entry.route,
    };
  });
}
