import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { everyPageOut } from '../../src/content/pages-out.ts';
import { type PageMeta, pageSchema } from '../../src/schemas/page.ts';
import type { Lang } from '../../src/language/lang.ts';
import { fillText } from '../../src/content/fill-facts.ts';
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
  return everyPageOut().map(({ route, lang }) => contentPage(route.id, lang));
}

export function contentPage(id: string, lang: Lang): ContentPage {
  const file = `content/pages/${id}/${lang}.mdx`;
  const [, frontMatter = '', body = ''] = readFileSync(file, 'utf8').split(/^---$/m);
  const meta = pageSchema.parse(parse(frontMatter));
  const summary = fillText(meta.summary, lang, catalogue.facts, String);
  return { id, lang, file, meta: { ...meta, summary }, body };
}
