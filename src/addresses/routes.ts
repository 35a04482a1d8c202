import { type Lang, LANGS } from '../language/lang.ts';
import { type Chapter, GUIDES, WHOLE_GUIDE } from './guides.ts';

/** Pages with a view of their own; all others have the view of the shape they declare. */
export type OwnView = 'home' | 'search' | 'sitemap';

export interface Route {
  /** `<area>/<key>`, also the folder of the page below `content/pages/`. */
  id: string;
  /** Address after `/<lang>/`, without the last slash. Capitals and underscores are kept as published. */
  path: string;
  view?: OwnView;
  /** Id of the page above it, to which its breadcrumb leads; it is in the menu in its place. */
  parent?: string;
}

const DISCLOSURES = 16;

/** Pages whose address is simply `<area>/<key>`, in the order of the menu. */
const PLAIN: Record<string, string[]> = {
  about: [
    'overview',
    'organisational_setup',
    'VisionMissionStrategy',
    'who_is_who',
    'narcotics_commissioners',
    'contact',
    'nc_desk',
  ],
  opium: ['overview', 'previous_years_data', 'Policy', 'Eligible', 'forms', 'notifications'],
  exim: ['overview', 'substances', 'notifications', 'forms'],
  notifications: ['acts_rules', 'circulars_notifications', 'Instructions'],
  rti: ['cpio_faa_list', 'manuals'],
  tender: ['active', 'archived'],
  employee: [
    'vacancy',
    'transfer_posting',
    'agt',
    'promotions',
    'Charges_Emp',
    'Deptexam_promotion',
    'macp',
    'seniority',
    'recruitment_rules',
    'misc',
    'infographics',
  ],
  highlights: ['gallery', 'media_release', 'upcoming_events'],
  others: ['wim', 'disclaimer', 'web_policies', 'pledge', 'accessibility'],
};

const TOP_ROUTES: Route[] = [
  { id: 'home/home', path: 'home', view: 'home' },
  ...Object.entries(PLAIN).flatMap(([area, keys]) => keys.map((key) => plain(`${area}/${key}`))),
  ...disclosureKeys().map((key) => plain(`rti/${key}`, `rti/voluntary/${key}`)),
  plain('top-level/registration', 'registration'),
  plain('top-level/prevention', 'prevention'),
  plain('top-level/NewInstance', 'NewInstance'),
  plain('official-language/rajbhasha', 'rajbhasha'),
  { id: 'others/search', path: 'search', view: 'search' },
  { id: 'others/sitemap', path: 'sitemap', view: 'sitemap' },
];

/** Every public address of the site, once. Menu, footer, site maps, redirects and tests all start here. */
export const ROUTES: Route[] = TOP_ROUTES.flatMap((route) => [route, ...pagesBelow(route)]);

const routesById = new Map(ROUTES.map((route) => [route.id, route]));

/** The route with this id; an unknown id stops the build. */
export function routeOf(id: string): Route {
  const route = routesById.get(id);
  if (!route) throw new Error(`There is no route "${id}". The ids are listed in src/addresses/routes.ts.`);
  return route;
}

/** @example pathFor('opium/Policy', 'hi') // '/hi/opium/Policy/' */
export function pathFor(id: string, lang: Lang): string {
  return `/${lang}/${routeOf(id).path}/`;
}

/** Every page there is: each route in each language. */
export function everyPage(): { route: Route; lang: Lang; path: string }[] {
  return ROUTES.flatMap((route) => LANGS.map((lang) => ({ route, lang, path: pathFor(route.id, lang) })));
}

/** The chapters of a guide; none where the page is no hub of one. */
export function chaptersOf(id: string): readonly Chapter[] {
  return GUIDES[id] ?? [];
}

/** Where a whole guide stands on one page, to be printed. @example wholeGuidePath('rti/manuals', 'hi') // '/hi/rti/manuals/all/' */
export function wholeGuidePath(id: string, lang: Lang): string {
  return `${pathFor(id, lang)}${WHOLE_GUIDE}/`;
}

/** Route ids of the pages below a page. @example routesBelow('opium/overview') // ['opium/overview/checks'] */
export function routesBelow(id: string): string[] {
  return ROUTES.filter(({ parent }) => parent === id).map((route) => route.id);
}

/** Route ids of one area, in the order of the menu. @example routesOfArea('tender') // ['tender/active', 'tender/archived'] */
export function routesOfArea(area: string): string[] {
  const keys = PLAIN[area];
  if (!keys) throw new Error(`There is no area "${area}" in src/addresses/routes.ts.`);
  return keys.map((key) => `${area}/${key}`);
}

/** Route ids of the sixteen disclosures of section 4(1)(b), in order. */
export const DISCLOSURE_ROUTES: string[] = disclosureKeys().map((key) => `rti/${key}`);

/** Old and malformed addresses that still answer, without their last slash. */
const LEGACY = new Map<string, string>([
  ...LANGS.map((lang): [string, string] => [`/${lang}`, pathFor('home/home', lang)]),
  ...LANGS.flatMap((lang) =>
    disclosureKeys().map((key): [string, string] => [`/${lang}/rti/${key}`, pathFor(`rti/${key}`, lang)]),
  ),
  // The former site's Hindi table carried this one with a broken prefix.
  ['/v/rti/voluntary/information_4_1b2', pathFor('rti/information_4_1b2', 'hi')],
]);

const knownPaths = new Map<string, string>([
  ...LANGS.flatMap((lang) =>
    Object.keys(GUIDES).map((id): [string, string] => {
      const path = wholeGuidePath(id, lang);
      return [withoutEnd(path).toLowerCase(), path];
    }),
  ),
  ...[...LEGACY].map(([from, to]): [string, string] => [from.toLowerCase(), to]),
  ...everyPage().map(({ path }): [string, string] => [withoutEnd(path).toLowerCase(), path]),
]);

/** Pages that belong to a route without being one: the letters of the substances list, the sheets to print, records, the packs to save. */
const PAGE_BELOW = /^\/(en|hi)\/(exim\/substances\/([a-z]|0-9)|sheets\/[a-z-]+|records\/[a-z-]+\/[a-z\d-]+|offline)$/;
/** A year of a long list; the list itself may be written with capitals. */
const YEAR_BELOW = /^(\/.+?)\/((?:\d{4}|undated)(?:\/\d+)?)$/;

/**
 * Where a request that is not quite right should go: a missing last slash, `.html`, an old address, wrong capitals.
 * Null when the address is already right or nothing fits.
 * @example redirectFor('/en/opium/policy.html') // '/en/opium/Policy/'
 */
export function redirectFor(pathname: string): string | null {
  if (pathname === '/index.html') return '/';
  const wanted = addressKey(pathname);
  const [, list = '', year] = YEAR_BELOW.exec(wanted) ?? [];
  const listPath = knownPaths.get(list);
  const target = PAGE_BELOW.test(wanted)
    ? `${wanted}/`
    : year && listPath
      ? `${listPath}${year}/`
      : knownPaths.get(wanted);
  return target !== undefined && target !== pathname ? target : null;
}

/** All old addresses and where they lead. */
export function legacyRedirects(): [from: string, to: string][] {
  return [...LEGACY];
}

/** Every address of a route and every old address as `addressKey` writes it, and where it leads. */
export function knownAddresses(): [key: string, to: string][] {
  return [...knownPaths];
}

/** What all ways of writing an address have in common: small letters, no last slash, no `.html`. */
export function addressKey(pathname: string): string {
  return withoutEnd(pathname).toLowerCase();
}

function plain(id: string, path = id): Route {
  return { id, path };
}

function pagesBelow({ id, path }: Route): Route[] {
  return chaptersOf(id).map(({ key }) => ({ ...plain(`${id}/${key}`, `${path}/${key}`), parent: id }));
}

function disclosureKeys(): string[] {
  return Array.from({ length: DISCLOSURES }, (_, index) => `information_4_1b${index + 1}`);
}

function withoutEnd(path: string): string {
  return path.replace(/\/+$/, '').replace(/(\/index)?\.html$/i, '');
}
