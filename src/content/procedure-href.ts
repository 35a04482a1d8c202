import type { Lang } from '../language/lang.ts';
import { pathFor, routeOf } from '../addresses/routes.ts';
import { entryOf } from '../lib/entry-of.ts';
import { catalogue } from './catalogue.ts';

/** Whether the page of a procedure is about it alone: a chapter that holds no other. */
export function isSubject(id: string): boolean {
  const { page } = entryOf(catalogue.procedures, id);
  const own = [...catalogue.procedures.values()].filter((procedure) => procedure.page === page);
  return own.length === 1 && routeOf(page).parent !== undefined;
}

/** Where a procedure is shown in full: its page, or its section there. From that page only the fragment, so that a choice in the address is kept. */
export function procedureHref(id: string, lang: Lang, from?: string): string {
  const { page } = entryOf(catalogue.procedures, id);
  return `${page === from ? '' : pathFor(page, lang)}${isSubject(id) && page !== from ? '' : `#${id}`}`;
}
