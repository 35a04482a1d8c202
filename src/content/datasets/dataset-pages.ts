import { planOf } from '../../addresses/site-plan.ts';
import { isKeyOf } from '../../lib/keys.ts';
import type { Catalogue } from '../load.ts';
import { partsOf, selectionsOn } from '../read-page.ts';

type PagesContent = Pick<Catalogue, 'pages' | 'menu'>;

/** The attribute by which a part names a table. */
const NAMES_TABLE = { Table: 'id', Chart: 'table', Quantities: 'table' } as const;

/** Pages of datasets that no attribute names, the page of the dataset itself first. */
const FIXED: Record<string, string[]> = {
  'exim/substances': ['substances'],
  'opium/previous_years_data': ['previous-years'],
  'highlights/media_release': ['media-releases-by-year'],
  'about/contact': ['offices'],
  'about/who_is_who': ['officers'],
  'opium/overview/my-crop-year': ['crop-calendar'],
};

/** The pages that show each dataset, in the order of the route table; of a register, the page with all of it first. */
export function pagesOfDatasets(content: PagesContent): Map<string, string[]> {
  const english = new Map(content.pages.flatMap((page) => (page.lang === 'en' ? [[page.id, page]] : [])));
  const shown = new Map<string, string[]>();
  const note = (dataset: string, route: string, isWhole = false) => {
    const others = (shown.get(dataset) ?? []).filter((each) => each !== route);
    shown.set(dataset, isWhole ? [route, ...others] : [...others, route]);
  };
  for (const { id: route } of planOf(content).routes) {
    const page = english.get(route);
    if (!page) continue;
    for (const { name, attributes } of partsOf(page)) {
      const table = isKeyOf(NAMES_TABLE, name) ? attributes[NAMES_TABLE[name]] : undefined;
      if (table) note(table, route);
    }
    for (const { id, section, kind, state } of selectionsOn(page))
      note(id, route, section === undefined && kind === undefined && state === undefined);
    for (const dataset of FIXED[route] ?? []) note(dataset, route);
  }
  return shown;
}
