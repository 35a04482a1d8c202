import { type Lang, LANGS } from '../language/lang.ts';
import { onceFor } from '../lib/once-for.ts';
import { currentPlan } from './current-plan.ts';
import { FIXED_PAGES } from './fixed-pages.ts';
import { type Chapter, HOME, type Route } from './site-plan.ts';

export type { OwnView, Route } from './site-plan.ts';

const DISCLOSURES = 16;

/** Last part of the address of a whole guide on one page. */
export const WHOLE_GUIDE = 'all';

/** Every page of the site, once, in the order of the menu. Menu, footer, site maps, redirects and tests all start here. */
export function routes(): readonly Route[] {
  return currentPlan().routes;
}

/** The route with this id; an unknown id stops the build. */
export function routeOf(id: string): Route {
  const route = currentPlan().byId.get(id);
  if (!route) throw new Error(`There is no route "${id}". The ids are the folders of content/pages/.`);
  return route;
}

/** Whether a page has its address for good: the specification or the site itself cannot do without it. Others may come and go. */
export function isFixedAddress(id: string): boolean {
  return id in FIXED_PAGES;
}

/** @example pathFor('opium/Policy', 'hi') // '/hi/opium/Policy/' */
export function pathFor(id: string, lang: Lang): string {
  return pathOf(routeOf(id), lang);
}

const byPath = onceFor((all: readonly Route[]) => new Map(all.map((route) => [`${route.path}/`, route])));

/** The route with this address after `/<lang>/`; nothing where the page is no route. @example routeAt('opium/Policy/') */
export function routeAt(path: string): Route | undefined {
  return byPath(routes()).get(path);
}

/** The address of a route in one language. */
export function pathOf({ path }: Pick<Route, 'path'>, lang: Lang): string {
  return `/${lang}/${path}/`;
}

/** Every page there is: each route in each language. */
export function everyPage(): { route: Route; lang: Lang; path: string }[] {
  return routes().flatMap((route) => LANGS.map((lang) => ({ route, lang, path: pathOf(route, lang) })));
}

/** Ids of the pages that have chapters. */
export function guideHubs(): string[] {
  return [...currentPlan().chapters.keys()];
}

/** The chapters of a guide; none where the page is no hub of one. */
export function chaptersOf(id: string): readonly Chapter[] {
  return currentPlan().chapters.get(id) ?? [];
}

/** Ids on a hub that led to chapters which were given up: old links still land on it. */
export function formerPlaces(id: string): string[] {
  return (currentPlan().menu?.guides[id] ?? []).flatMap(({ chapter, was = [] }) => (chapter === undefined ? was : []));
}

/** Where a whole guide stands on one page, to be printed. @example wholeGuidePath('rti/manuals', 'hi') // '/hi/rti/manuals/all/' */
export function wholeGuidePath(id: string, lang: Lang): string {
  return `${pathFor(id, lang)}${WHOLE_GUIDE}/`;
}

/** Route ids of the pages below a page. @example routesBelow('opium/overview') // ['opium/overview/licence', …] */
export function routesBelow(id: string): string[] {
  return chaptersOf(id).map(({ key }) => `${id}/${key}`);
}

/** Route ids of the sixteen disclosures of section 4(1)(b), in order: the law has as many clauses. */
export const DISCLOSURE_ROUTES: readonly string[] = Array.from(
  { length: DISCLOSURES },
  (_, index) => `rti/information_4_1b${index + 1}`,
);

/** Old and malformed addresses that still answer, without their last slash, and where they lead. All of these pages are specified. */
export function legacyRedirects(): [from: string, to: string][] {
  return [
    ...LANGS.map((lang): [string, string] => [`/${lang}`, pathFor(HOME, lang)]),
    ...LANGS.flatMap((lang) => DISCLOSURE_ROUTES.map((id): [string, string] => [`/${lang}/${id}`, pathFor(id, lang)])),
    // The former site's Hindi table carried this one with a broken prefix.
    ['/v/rti/voluntary/information_4_1b2', pathFor('rti/information_4_1b2', 'hi')],
  ];
}

/** Addresses that lead to a specified page, as `addressKey` writes them: nothing else may take their place. */
export function legacyKeys(): string[] {
  return [
    ...LANGS.flatMap((lang) => [`/${lang}`, ...DISCLOSURE_ROUTES.map((id) => `/${lang}/${id}`)]),
    '/v/rti/voluntary/information_4_1b2',
  ];
}

/** What all ways of writing an address have in common: small letters, no last slash, no `.html`. */
export function addressKey(pathname: string): string {
  return pathname
    .replace(/\/+$/, '')
    .replace(/(\/index)?\.html$/i, '')
    .toLowerCase();
}
