import type { Lang } from '../language/lang.ts';
import { entryOf } from '../lib/entry-of.ts';
import { pathFor } from '../addresses/routes.ts';
import type { Table } from '../schemas/table.ts';
import { catalogue } from './catalogue.ts';
import { pageIn } from './page-in.ts';
import { routesOut } from './pages-out.ts';
import { partsOf } from './read-page.ts';

/** A table and the first page that shows it. */
export interface TablePlace {
  table: Table;
  /** Title of the page. */
  page: string;
  href: string;
}

/** Every table that a page shows, in the order of the route table. */
export function tablesShown(lang: Lang): TablePlace[] {
  const places = new Map<string, TablePlace>();
  for (const { id: route } of routesOut()) {
    const page = pageIn(route, lang);
    for (const { name, attributes } of partsOf(page)) {
      const id = name === 'Table' ? attributes['id'] : name === 'Quantities' ? attributes['table'] : undefined;
      if (id && !places.has(id))
        places.set(id, {
          table: entryOf(catalogue.tables, id),
          page: page.meta?.title ?? route,
          href: pathFor(route, lang),
        });
    }
  }
  return [...places.values()];
}
