import type { Menu, MenuSection } from '../schemas/menu.ts';
import { FIXED_PAGES } from './fixed-pages.ts';

/** Pages with a view of their own; all others have the view of the shape they declare. */
export type OwnView = 'home' | 'search' | 'sitemap';

export interface Route {
  /** `<area>/<key>`, also the folder of the page below `content/pages/`; of a chapter, that of its page and its own key. */
  id: string;
  /** Address after `/<lang>/`, without the last slash. Capitals and underscores are kept as published. */
  path: string;
  view?: OwnView;
  /** Id of the page above it, to which its breadcrumb leads; it is in the menu in its place. */
  parent?: string;
}

/** One page of a guide, below its hub. */
export interface Chapter {
  /** Last part of its id and of its address. */
  key: string;
  /** Ids on the hub from when the whole guide was one page. They live on at the chapter's card, which leads on. */
  was?: string[] | undefined;
  /** Of a tool: names of its fields. An address of the hub that has one was shared when the tool stood there. */
  fields?: string[] | undefined;
}

/** Which pages there are and in which order: what follows from the folders of pages and the menu. */
export interface SitePlan {
  routes: readonly Route[];
  byId: ReadonlyMap<string, Route>;
  /** By the id of the hub. */
  chapters: ReadonlyMap<string, readonly Chapter[]>;
  menu: Menu | undefined;
}

/** What a plan is made from; the menu is missing while its file has a mistake. */
export interface PlannedContent {
  pages: readonly { id: string }[];
  menu?: Menu | undefined;
}

/** Home: the mark in the menu bar. It stands in no section. */
export const HOME = 'home/home';

const OWN_VIEWS: Readonly<Record<string, OwnView>> = {
  [HOME]: 'home',
  'others/search': 'search',
  'others/sitemap': 'sitemap',
};

/** Pages in folders of this area have no area in their address. */
const TOP_AREA = 'top-level/';

/** A page is `<area>/<key>`, a chapter `<area>/<key>/<chapter>`; a key begins with a letter, so that it is never the year of a list. */
const PAGE_ID = /^[a-z][a-z-]*\/[A-Za-z][\w-]*(\/[A-Za-z][\w-]*)?$/;

export function isPageId(id: string): boolean {
  return PAGE_ID.test(id);
}

/** The page above a chapter; nothing for any other page. @example pageAbove('rti/manuals/ask') // 'rti/manuals' */
export function pageAbove(id: string): string | undefined {
  const parts = id.split('/');
  return parts.length > 2 ? parts.slice(0, -1).join('/') : undefined;
}

/** Address of a page after `/<lang>/`. @example addressOf('top-level/registration') // 'registration' */
export function addressOf(id: string): string {
  const parent = pageAbove(id);
  if (parent !== undefined) return `${addressOf(parent)}${id.slice(parent.length)}`;
  return FIXED_PAGES[id] ?? (id.startsWith(TOP_AREA) ? id.slice(TOP_AREA.length) : id);
}

const plans = new WeakMap<PlannedContent['pages'], SitePlan>();

/** The plan of some content. Whoever asks again gets the same one. */
export function planOf({ pages, menu }: PlannedContent): SitePlan {
  const known = plans.get(pages);
  if (known && known.menu === menu) return known;
  const plan = makePlan(new Set(pages.map(({ id }) => id)), menu);
  plans.set(pages, plan);
  return plan;
}

function makePlan(ids: ReadonlySet<string>, menu: Menu | undefined): SitePlan {
  const good = [...ids].filter(isPageId);
  const hubs = Map.groupBy(
    good.filter((id) => ids.has(pageAbove(id) ?? '')),
    (id) => pageAbove(id)!,
  );
  const chapters = new Map([...hubs].map(([hub, below]) => [hub, inOrder(below, menu?.guides[hub])]));
  const top = good.filter((id) => pageAbove(id) === undefined);
  const routes = inMenuOrder(top, menu).flatMap((id) => [
    routeTo(id),
    ...(chapters.get(id) ?? []).map(({ key }) => ({ ...routeTo(`${id}/${key}`), parent: id })),
  ]);
  return { routes, byId: new Map(routes.map((route) => [route.id, route])), chapters, menu };
}

function routeTo(id: string): Route {
  const view = OWN_VIEWS[id];
  return { id, path: addressOf(id), ...(view && { view }) };
}

/** Home first, then as in the menu; what stands in no menu comes last. */
function inMenuOrder(ids: string[], menu: Menu | undefined): string[] {
  const named = [HOME, ...everySection(menu).flatMap(({ entries }) => entries.flatMap(({ page }) => page ?? []))];
  const places = new Map(named.toReversed().map((id, index) => [id, -index]));
  return ids.toSorted((a, b) => (places.get(a) ?? 1) - (places.get(b) ?? 1) || (a < b ? -1 : 1));
}

/** The chapters of a hub: those of the menu in its order, then those it does not name. */
function inOrder(ids: string[], named: Menu['guides'][string] = []): Chapter[] {
  const keys = ids.map((id) => id.split('/').at(-1)!).toSorted();
  const ordered = named
    .flatMap(({ chapter: key, was, fields }) => (key !== undefined && keys.includes(key) ? [{ key, was, fields }] : []))
    .filter(({ key }, index, all) => all.findIndex((each) => each.key === key) === index);
  const rest = keys.filter((key) => !ordered.some((chapter) => chapter.key === key));
  return [...ordered, ...rest.map((key) => ({ key }))];
}

/** Every section there is, as in the site map. */
export function everySection(menu: Menu | undefined): MenuSection[] {
  return menu ? [...menu.sections, ...menu.siteMap, menu.website] : [];
}
