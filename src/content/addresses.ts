import { letterPath, lettersOf, substancePath } from '../addresses/letters.ts';
import { offlinePath } from '../addresses/offline.ts';
import { pathOf, WHOLE_GUIDE } from '../addresses/routes.ts';
import { planOf } from '../addresses/site-plan.ts';
import { calendarPath, feedPath, olderPath, recordPath, rowsName, rowsPath } from '../addresses/registers.ts';
import { picturePath } from '../addresses/gallery.ts';
import { sheetPath } from '../addresses/sheets.ts';
import { olderPages, PAGE_ROWS } from '../domain/list-pages.ts';
import { type Lang, LANGS } from '../language/lang.ts';
import { REGISTER_IDS } from '../schemas/registers.ts';
import type { DraftCatalogue } from './load.ts';
import { listedRecords, listPagesIn, recordKey } from './record-lists.ts';

/** What addresses are made from. */
type AddressedContent = Pick<DraftCatalogue, 'substances' | 'sheets' | 'registers' | 'pages' | 'menu' | 'albums'>;

interface Entry {
  id: string;
  /** The rest of the parameters of its route below `src/pages/`; the language is added. */
  params: Record<string, string>;
  path: (lang: Lang) => string;
}

/**
 * Every kind of address, in the order of the sitemap. To add a kind: one line here and its route below `src/pages/`. The pages that are
 * built, counted, listed in the sitemap, redirected, indexed, weighed and tested follow; so do feeds and calendar files.
 */
const KINDS = {
  page: (content) =>
    planOf(content).routes.map((route) => ({
      id: route.id,
      params: { path: route.path },
      path: (lang) => pathOf(route, lang),
    })),
  whole: (content) =>
    planOf(content)
      .routes.filter(({ id }) => planOf(content).chapters.has(id))
      .map((hub) => ({
        id: hub.id,
        params: { hub: hub.path },
        path: (lang) => `${pathOf(hub, lang)}${WHOLE_GUIDE}/`,
      })),
  letter: ({ substances }) =>
    lettersOf(substances?.rows ?? []).map(({ letter }) => ({
      id: letter,
      params: { entry: letter },
      path: (lang) => letterPath(letter, lang),
    })),
  substance: ({ substances }) =>
    (substances?.rows ?? []).map(({ id }) => ({ id, params: { entry: id }, path: (lang) => substancePath(id, lang) })),
  sheet: ({ sheets }) => [...sheets.keys()].map((id) => ({ id, params: { id }, path: (lang) => sheetPath(id, lang) })),
  picture: ({ albums }) =>
    [...albums.values()]
      .flatMap(({ pictures }) => pictures)
      .map((id) => ({ id, params: { picture: id }, path: (lang) => picturePath(id, lang) })),
  record: ({ registers }) =>
    REGISTER_IDS.flatMap((register) =>
      (registers.get(register) ?? []).map(({ id }) => ({
        id: recordKey(register, id),
        params: { register, id },
        path: (lang) => recordPath(register, id, lang),
      })),
    ),
  older: (content) =>
    listPagesIn(content).flatMap(({ route, selection }) =>
      olderPages(listedRecords(content, selection)).map(({ year, page }) => ({
        id: `${route}/${year}/${page}`,
        params: { older: olderPath(route, year, page, 'en').slice('/en/'.length, -1) },
        path: (lang) => olderPath(route, year, page, lang),
      })),
    ),
  offline: () => [{ id: 'offline', params: {}, path: offlinePath }],
  rows: (content) =>
    listPagesIn(content)
      .filter(({ selection }) => listedRecords(content, selection).length > PAGE_ROWS)
      .map(({ route }) => ({ id: route, params: { list: rowsName(route) }, path: (lang) => rowsPath(route, lang) })),
  feed: () => REGISTER_IDS.map((id) => ({ id, params: { register: id }, path: (lang) => feedPath(id, lang) })),
  calendar: ({ registers }) =>
    (['tenders', 'events'] as const).flatMap((register) =>
      (registers.get(register) ?? []).map(({ id }) => ({
        id,
        params: { register, id },
        path: (lang) => calendarPath(register, id, lang),
      })),
    ),
} satisfies Record<string, (content: AddressedContent) => Entry[]>;

export type AddressKind = keyof typeof KINDS;
const KIND_NAMES = Object.keys(KINDS) as AddressKind[];

/** One address in one language. */
export type Address = {
  kind: AddressKind;
  /** Of the route, record, sheet, letter or register; of an older page, its list, year and number. */
  id: string;
  lang: Lang;
  path: string;
  params: Record<string, string>;
};

/** The addresses of one kind, in both languages. */
export function addressesOf(kind: AddressKind, content: AddressedContent): Address[] {
  const entries: Entry[] = KINDS[kind](content);
  return entries.flatMap(({ id, params, path }) =>
    LANGS.map((lang) => ({ kind, id, lang, path: path(lang), params: { lang, ...params } })),
  );
}

/** Every address made from the content, in both languages. */
export function everyAddress(content: AddressedContent): Address[] {
  return KIND_NAMES.flatMap((kind) => addressesOf(kind, content));
}

/** Every HTML page. */
export function everyHtmlPage(content: AddressedContent): Address[] {
  return everyAddress(content).filter(({ path }) => path.endsWith('/'));
}

/** Pages that hold what has pages of its own: a whole guide, the older pages of a list. */
const SUMS: AddressKind[] = ['whole', 'older'];

/** Every page that can be found with the search. */
export function everySearchedPage(content: AddressedContent): Address[] {
  return everyHtmlPage(content).filter(({ kind }) => !SUMS.includes(kind));
}

/** Every page that search engines may list; a whole guide is its chapters once more. */
export function everyListedPage(content: AddressedContent): Address[] {
  return everyHtmlPage(content).filter(({ kind }) => kind !== 'whole');
}

/** What Astro asks of a route: its parameters, and the address as props. */
export function staticPaths(
  kind: AddressKind,
  content: AddressedContent,
): { params: Address['params']; props: Address }[] {
  return addressesOf(kind, content).map((props) => ({ params: props.params, props }));
}
