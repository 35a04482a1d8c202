import { type CollectionEntry, getCollection } from 'astro:content';
import type { Entry } from './navigation';
import { pathFor, ROUTES } from './routes';
import type { PageMeta } from './schemas/page';
import type { Lang } from './i18n/lang';
import { translator } from './i18n/strings';
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

/** All pages of one language by route id. A route without its page, or a page without a route, stops the build. */
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
  const missing = ROUTES.filter(({ id }) => !byRoute.has(id)).map(({ id }) => `  content/pages/${id}/${lang}.mdx`);
  if (missing.length > 0)
    throw new Error(`These pages stand in src/routes.ts but not in content/:\n${missing.join('\n')}`);
  const known = new Set(ROUTES.map(({ id }) => id));
  const strays = [...byRoute.keys()].filter((id) => !known.has(id)).map((id) => `  content/pages/${id}/`);
  if (strays.length > 0)
    throw new Error(`These pages have no address; add them to src/routes.ts:\n${strays.join('\n')}`);
  // In the order of the route table, whatever order the files were read in.
  return new Map(ROUTES.map(({ id }) => [id, byRoute.get(id)!]));
}

/** Titles and summaries of all pages of one language, by route id. */
export async function pagesIn(lang: Lang): Promise<Map<string, PageMeta>> {
  const catalogue = await catalogueIn(lang);
  return new Map([...catalogue].map(([id, entry]) => [id, entry.data]));
}

/** Turns menu entries into links in one language. */
export function resolveEntries(entries: Entry[], lang: Lang, pages: Map<string, PageMeta>): ResolvedLink[] {
  const t = translator(lang);
  return entries.map((entry) => {
    if ('link' in entry) {
      const { label, url } = externalLink(entry.link);
      return { label: label[lang], href: url, isExternal: true, isNew: false };
    }
    const meta = pages.get(entry.route);
    const label = entry.labelKey ? t(entry.labelKey) : (meta?.menuLabel ?? meta?.title ?? entry.route);
    return {
      label,
      href: pathFor(entry.route, lang),
      isExternal: false,
      isNew: entry.isNew ?? false,
      route: entry.route,
    };
  });
}
