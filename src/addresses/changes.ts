import type { Lang } from '../language/lang.ts';
import type { Menu } from '../schemas/menu.ts';
import { addressOf, type everySection, pageAbove } from './site-plan.ts';

/** The page with everything that changed. */
export const CHANGES = 'top-level/changes';

/** In place of an area, in the address of a feed: all of them. */
export const ALL_AREAS = 'all';

/** The changes of one area. @example changesOfAreaPath('opium', 'hi') // '/hi/changes/opium/' */
export function changesOfAreaPath(area: string, lang: Lang): string {
  return `/${lang}/${addressOf(CHANGES)}/${area}/`;
}

/** The changes of one year, once they are too many for one page. @example changesOfYearPath('2026', 2, 'en') // '/en/changes/2026/2/' */
export function changesOfYearPath(year: string, page: number, lang: Lang): string {
  return `/${lang}/${addressOf(CHANGES)}/${year}/${page > 1 ? `${page}/` : ''}`;
}

/** @example changesFeedPath('opium', 'en', 'xml') // '/en/feeds/changes/opium.xml' */
export function changesFeedPath(area: string, lang: Lang, form: 'xml' | 'json'): string {
  return `/${lang}/feeds/changes/${area}.${form}`;
}

/** Sections of the menu bar and the foot that hold pages: the areas by which changes are told. */
export function changeAreas(menu: Menu | undefined) {
  return menu ? [...menu.sections, menu.website].filter((section) => pagesOf(section).length > 0) : [];
}

/**
 * The area of a page: where it stands in the menu, else where others of its folder stand (the sixteen disclosures belong to RTI), else what
 * is about the website.
 */
export function areaOfPage(id: string, menu: Menu | undefined): string {
  const areas = changeAreas(menu);
  const inMenu = pageAbove(id) ?? id;
  const folder = `${id.split('/')[0]}/`;
  const own =
    areas.find((area) => pagesOf(area).includes(inMenu)) ??
    areas.find((area) => !SHARED.includes(folder) && pagesOf(area).some((page) => page.startsWith(folder)));
  return own?.id ?? menu?.website.id ?? '';
}

/** Folders whose pages have nothing to do with each other. */
const SHARED = ['top-level/', 'home/'];

function pagesOf({ entries }: ReturnType<typeof everySection>[number]): string[] {
  return entries.flatMap(({ page, at }) => (page !== undefined && at === undefined ? [page] : []));
}
