import type { StringKey } from '../words/string-keys.d.ts';
import { DISCLOSURE_ROUTES, ROUTES, routesOfArea } from './routes.ts';

/** A menu entry: a page of ours or one section of it, a page outside the route table, or an address in `content/links.yaml`. */
export type Entry =
  | { route: string; section?: string; labelKey?: StringKey; isNew?: boolean }
  | { page: string; labelKey: StringKey }
  | { link: string };

export interface Group {
  /** Key of the group's name in `content/strings.yaml`. */
  labelKey: StringKey;
  entries: Entry[];
  /** A group of one page is a plain link, not a list that opens. */
  isSingle?: boolean;
  /** Looks like a button. */
  isButton?: boolean;
}

const areaPages = (area: string): Entry[] => routesOfArea(area).map((route) => ({ route }));

/** Home: the mark in the menu bar. */
export const HOME = 'home/home';

/** The page about reading without a network; like the sheets it is no route. */
export const OFFLINE = 'offline';

/** The menu in the published order. */
export const MENU: Group[] = [
  { labelKey: 'nav.about', entries: areaPages('about') },
  { labelKey: 'nav.opium', entries: areaPages('opium') },
  {
    labelKey: 'nav.exim',
    entries: [
      { route: 'exim/overview' },
      { route: 'exim/substances', isNew: true },
      { route: 'exim/notifications' },
      { route: 'exim/forms' },
      { route: 'top-level/registration' },
    ],
  },
  { labelKey: 'nav.enforcement', entries: [{ route: 'top-level/prevention' }], isSingle: true },
  { labelKey: 'nav.law', entries: areaPages('notifications') },
  { labelKey: 'nav.rti', entries: areaPages('rti') },
  { labelKey: 'nav.tender', entries: areaPages('tender') },
  { labelKey: 'nav.employee', entries: areaPages('employee') },
  { labelKey: 'nav.media', entries: areaPages('highlights') },
  {
    labelKey: 'nav.publications',
    entries: [{ route: 'official-language/rajbhasha', section: 'department-magazine', labelKey: 'nav.magazine' }],
  },
  {
    labelKey: 'nav.links',
    entries: ['eoffice', 'vpn', 'online-portal', 'social', 'ehrms'].map((link) => ({ link })),
  },
  { labelKey: 'nav.initiatives', entries: [{ route: 'top-level/NewInstance' }], isSingle: true, isButton: true },
];

/** Pages about the website itself; they stand in the footer. */
export const WEBSITE_GROUP: Group = {
  labelKey: 'nav.website',
  entries: [
    ...areaPages('others'),
    { route: 'others/sitemap' },
    { route: 'others/search' },
    { page: OFFLINE, labelKey: 'offline.title' },
    // In the menu this page stands under its magazine; here under its own name.
    { route: 'official-language/rajbhasha' },
  ],
};

/** The sixteen RTI disclosures; reached from the manuals page, the footer and the site map. */
const DISCLOSURE_GROUP: Group = {
  labelKey: 'nav.disclosures',
  entries: DISCLOSURE_ROUTES.map((route) => ({ route })),
};

/** Everything there is, for the site map. */
export const ALL_GROUPS: Group[] = [...MENU, DISCLOSURE_GROUP, WEBSITE_GROUP];

/** The three links of the top strip. */
export const STRIP_LINKS = ['goi', 'finmin', 'dor'];

/** The ten tiles that move at the foot of every page. */
export const CAROUSEL_LINKS = [
  'g20',
  'pmindia',
  'sbm',
  'manas',
  'national-portal',
  'icegate',
  'dor',
  'cbic',
  'cdsco',
  'agriculture',
];

/** The group a page belongs to, by itself or by the page above it: its side list and breadcrumb come from it. */
export function groupOf(routeId: string): Group | undefined {
  const entry = menuRoute(routeId);
  return ALL_GROUPS.find((group) =>
    group.entries.some((each) => ('route' in each && each.route === entry) || ('page' in each && each.page === entry)),
  );
}

/** The page that stands in the menu for this one: itself, or the page above it. */
export function menuRoute(routeId: string): string {
  return ROUTES.find(({ id }) => id === routeId)?.parent ?? routeId;
}
