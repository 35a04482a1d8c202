import type { Lang } from '../language/lang.ts';
import { onceFor } from '../lib/once-for.ts';
import { catalogue } from './catalogue.ts';
import type { PageMeta } from '../schemas/page.ts';
import type { SourcePage } from './read-page.ts';

const byRoute = onceFor((pages: SourcePage[]) => new Map(pages.map((page) => [`${page.lang}/${page.id}`, page])));

/** The text of a page in one language; the rules make sure that every route has it. */
export function pageIn(route: string, lang: Lang): SourcePage {
  const page = byRoute(catalogue.pages).get(`${lang}/${route}`);
  if (!page) throw new Error(`There is no file content/pages/${route}/${lang}.mdx.`);
  return page;
}

/** The fields of a page in one language. */
export function metaIn(route: string, lang: Lang): PageMeta {
  const { meta, file } = pageIn(route, lang);
  if (!meta) throw new Error(`${file} has no fields.`);
  return meta;
}
