import type { Chapter, Route } from '../addresses/site-plan.ts';
import { planOf } from '../addresses/site-plan.ts';
import { pathOf } from '../addresses/routes.ts';
import { type Lang, LANGS } from '../language/lang.ts';
import { catalogue } from './catalogue.ts';

/** The routes whose page is on the site. */
export function routesOut(): readonly Route[] {
  return planOf(catalogue).routes;
}

/** Whether a page is on the site. */
export function isPageOut(route: string): boolean {
  return planOf(catalogue).byId.has(route);
}

/** The chapters of a guide that are on the site. */
export function chaptersOut(hub: string): readonly Chapter[] {
  return planOf(catalogue).chapters.get(hub) ?? [];
}

/** Route ids of the pages below a page that are on the site. */
export function routesBelowOut(id: string): string[] {
  return chaptersOut(id).map(({ key }) => `${id}/${key}`);
}

/** Every page on the site: each route in each language. */
export function everyPageOut(): { route: Route; lang: Lang; path: string }[] {
  return routesOut().flatMap((route) => LANGS.map((lang) => ({ route, lang, path: pathOf(route, lang) })));
}
