import type { Lang } from '../language/lang.ts';
import { pathFor } from '../addresses/routes.ts';
import { entryOf } from '../lib/entry-of.ts';
import { catalogue } from './catalogue.ts';

/** Where a procedure is shown in full. From its own page only the fragment, so that a choice in the address is kept. */
export function procedureHref(id: string, lang: Lang, from?: string): string {
  const { page } = entryOf(catalogue.procedures, id);
  return `${page === from ? '' : pathFor(page, lang)}#${id}`;
}
