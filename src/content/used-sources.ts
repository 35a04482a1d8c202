import type { Lang } from '../language/lang.ts';
import { entryOf } from '../lib/entry-of.ts';
import type { PageMeta } from '../schemas/page.ts';
import { catalogue } from './catalogue.ts';
import { pageIn } from './page-in.ts';
import { partsOf } from './read-page.ts';

/**
 * All sources of a page: those its editor named, then those of the facts it prints and of the tables it only draws.
 * Tables and records show their own.
 */
export function sourcesOf(route: string, lang: Lang, meta: PageMeta): PageMeta['sources'] {
  const parts = partsOf(pageIn(route, lang));
  const facts = parts.flatMap(({ name, attributes: { id } }) =>
    name === 'Fact' && id ? [entryOf(catalogue.facts, id)] : [],
  );
  const shown = parts.filter(({ name }) => name === 'Table').map(({ attributes }) => attributes['id']);
  const drawn = parts.flatMap(({ name, attributes: { table } }) =>
    name === 'Chart' && table && !shown.includes(table) ? [entryOf(catalogue.tables, table)] : [],
  );
  const ids = [...facts, ...drawn, ...drawn.flatMap(({ rows }) => rows)].flatMap(({ source }) => source);
  const read = [...new Set(ids)].map((id) => {
    const { label, url } = entryOf(catalogue.sources, id);
    return { label: label[lang], url };
  });
  // “The Rules, rules 8 and 28” says more than “the Rules”.
  const isNamed = (label: string) => meta.sources.some((source) => source.label.startsWith(label));
  return [...meta.sources, ...read.filter(({ label }) => !isNamed(label))];
}
