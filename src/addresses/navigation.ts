import type { Localized } from '../language/lang.ts';
import { buildMoment } from '../lib/build-moment.ts';
import type { Menu, MenuEntry, MenuSection } from '../schemas/menu.ts';
import { currentPlan } from './current-plan.ts';
import { everySection } from './site-plan.ts';

export { HOME } from './site-plan.ts';

/** A menu entry: a page of ours or one section of it, a page outside the route table, or an address in `content/links.yaml`. */
export type Entry =
  | { route: string; section?: string | undefined; label?: Localized | undefined; isNew?: boolean }
  | { page: string }
  | { link: string };

export interface Group {
  id: string;
  label: Localized;
  entries: Entry[];
  /** A group of one page is a plain link, not a list that opens. */
  isSingle: boolean;
  /** Looks like a button. */
  isButton: boolean;
}

/** The page about reading without a network; like the sheets it is no route. */
export const OFFLINE = 'offline';

/** The sections of the menu bar. */
export function menuGroups(): Group[] {
  return menu().sections.map(toGroup);
}

/** Pages about the website itself; they stand in the footer. */
export function websiteGroup(): Group {
  return toGroup(menu().website);
}

/** Everything there is, for the site map. */
export function allGroups(): Group[] {
  return everySection(menu()).map(toGroup);
}

/** Keys of the links of the top strip. */
export function stripLinks(): string[] {
  return menu().strip;
}

/** Keys of the tiles that move at the foot of every page. */
export function carouselLinks(): string[] {
  return menu().carousel;
}

/** The group a page belongs to, by itself or by the page above it: its side list and breadcrumb come from it. */
export function groupOf(routeId: string): Group | undefined {
  const entry = menuRoute(routeId);
  const section = everySection(menu()).find(({ entries }) => entries.some(({ page }) => page === entry));
  return section && toGroup(section);
}

/** The page that stands in the menu for this one: itself, or the page above it. */
export function menuRoute(routeId: string): string {
  return currentPlan().byId.get(routeId)?.parent ?? routeId;
}

function menu(): Menu {
  const { menu: current } = currentPlan();
  if (!current) throw new Error('content/menu.yaml cannot be read. Run "npm run check:content".');
  return current;
}

function toGroup({ id, label, entries, isPlainLink, isButton }: MenuSection): Group {
  return { id, label, entries: entries.map(toEntry), isSingle: isPlainLink ?? false, isButton: isButton ?? false };
}

function toEntry({ page, link, at, label, isNew, newUntil }: MenuEntry): Entry {
  if (link !== undefined) return { link };
  if (page === undefined || page === OFFLINE) return { page: OFFLINE };
  const isStillNew = newUntil !== undefined && buildMoment().slice(0, 10) <= newUntil;
  return { route: page, section: at, label, isNew: isNew === true || isStillNew };
}
