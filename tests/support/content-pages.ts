import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { everyPage } from '../../src/addresses/routes.ts';
import { type PageMeta, pageSchema } from '../../src/schemas/page.ts';
import type { Lang } from '../../src/language/lang.ts';
import { entryOf } from '../../src/lib/entry-of.ts';
import { formatFact } from '../../src/words/format-fact.ts';
import { catalogue } from '../../src/content/catalogue.ts';

export interface ContentPage {
  id: string;
  lang: Lang;
  file: string;
  meta: PageMeta;
  body: string;
}

/** Every content file as the tests need it: front matter checked, facts in the summary, body as text. */
export function everyContentPage(): ContentPage[] {
  return everyPage().map(({ route, lang }) => contentPage(route.id, lang));
}

export function contentPage(id: string, lang: Lang): ContentPage {
  const file = `content/pages/${id}/${lang}.mdx`;
  const [, frontMatter = '', body = ''] = readFileSync(file, 'utf8').split(/^---$/m);
  const meta = pageSchema.parse(parse(frontMatter));
  const summary = meta.summary.replace(/\{([a-z\d-]+)\}/g, (_, fact: string) =>
    formatFact(entryOf(catalogue.facts, fact), lang),
  );
  return { id, lang, file, meta: { ...meta, summary }, body };
}
