import { datasetPath, dataVersionPath, embedPath } from '../addresses/datasets.ts';
import { ALL_AREAS, changeAreas, changesFeedPath, changesOfAreaPath, changesOfYearPath } from '../addresses/changes.ts';
import { CULTIVATION_UNITS, listName, listPagePath, listsOf, listSlug } from '../addresses/cultivator-lists.ts';
import { yearCalendarPath, yearKey, yearName, yearPath, yearsFilePath } from '../addresses/my-crop-year.ts';
import { letterPath, lettersOf, substancePath } from '../addresses/letters.ts';
import { offlinePath } from '../addresses/offline.ts';
import { pathOf, WHOLE_GUIDE } from '../addresses/routes.ts';
import { planOf } from '../addresses/site-plan.ts';
import {
  calendarPath,
  feedPath,
  jsonFeedPath,
  olderPath,
  recordPath,
  rowsName,
  rowsPath,
} from '../addresses/registers.ts';
import { picturePath } from '../addresses/gallery.ts';
import { posterPath } from '../addresses/posters.ts';
import { sheetPath } from '../addresses/sheets.ts';
import { districtOffices, isDistrictOffice } from '../domain/district-offices.ts';
import { olderPages, PAGE_ROWS, yearPages } from '../domain/list-pages.ts';
import { TABLE_FORMATS } from '../domain/table-export.ts';
import { type Lang, LANGS } from '../language/lang.ts';
import { keysOf } from '../lib/keys.ts';
import { CROP_KINDS } from '../schemas/crop-calendar.ts';
import { REGISTER_IDS } from '../schemas/registers.ts';
import { type DatasetContent, dataFileNames, datasetIds } from './datasets/dataset-ids.ts';
import { dataVersions } from './datasets/versions.ts';
import { changeLines, type HistoricContent } from './change-lines.ts';
import type { DraftCatalogue } from './load.ts';
import { listedRecords, listPagesIn, recordKey } from './record-lists.ts';

/** What addresses are made from. */
export type AddressedContent = Pick<
  DraftCatalogue,
  'substances' | 'sheets' | 'posters' | 'registers' | 'pages' | 'menu' | 'albums' | 'cultivatorLists' | 'offices'
> &
  DatasetContent &
  HistoricContent;

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
  poster: ({ posters }) =>
    [...posters.keys()].map((id) => ({ id, params: { id }, path: (lang) => posterPath(id, lang) })),
  picture: ({ albums }) =>
    [...albums.values()]
      .flatMap(({ pictures }) => pictures)
      .map((id) => ({ id, params: { picture: id }, path: (lang) => picturePath(id, lang) })),
  dataset: (content) =>
    datasetIds(content).map((id) => ({ id, params: { dataset: id }, path: (lang) => datasetPath(id, lang) })),
  embed: (content) =>
    datasetIds(content).map((id) => ({ id, params: { dataset: id }, path: (lang) => embedPath(id, lang) })),
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
  'changes-of-area': ({ menu }) =>
    changeAreas(menu).map(({ id }) => ({ id, params: { part: id }, path: (lang) => changesOfAreaPath(id, lang) })),
  'changes-of-year': (content) =>
    yearPages(changeLines(content)).map(({ year, page }) => ({
      id: `${year}/${page}`,
      params: { part: changesOfYearPath(year, page, 'en').split('/').slice(3, -1).join('/') },
      path: (lang) => changesOfYearPath(year, page, lang),
    })),
  list: ({ cultivatorLists, offices }) =>
    cultivatorLists.flatMap(({ cropYear }) =>
      CULTIVATION_UNITS.flatMap((unit) => districtOffices(offices, unit))
        .flatMap((office) => listsOf(cropYear, office.id))
        .map((key) => ({
          id: `${key.year}/${listName(key)}`,
          params: { year: key.year, office: key.office, list: listSlug(key) },
          path: (lang) => listPagePath(key, lang),
        })),
    ),
  'crop-year': ({ offices }) =>
    cropYears(offices).map(({ office, kind }) => ({
      id: yearKey(office, kind),
      params: { office, kind },
      path: (lang) => yearPath(office, kind, lang),
    })),
  offline: () => [{ id: 'offline', params: {}, path: offlinePath }],
  rows: (content) =>
    listPagesIn(content)
      .filter(({ selection }) => listedRecords(content, selection).length > PAGE_ROWS)
      .map(({ route }) => ({ id: route, params: { list: rowsName(route) }, path: (lang) => rowsPath(route, lang) })),
  'crop-years-file': () => [{ id: 'crop-years', params: {}, path: yearsFilePath }],
  'crop-year-calendar': ({ offices }) =>
    cropYears(offices).map(({ office, kind }) => ({
      id: yearKey(office, kind),
      params: { year: yearName(office, kind) },
      path: (lang) => yearCalendarPath(office, kind, lang),
    })),
  'data-file': (content) =>
    dataFileNames(content).map((file) => ({ id: file, params: { file }, path: (lang) => `/${lang}/data/${file}` })),
  'data-version': () =>
    Object.entries(dataVersions).flatMap(([dataset, versions]) =>
      versions.flatMap(({ version }) =>
        TABLE_FORMATS.map((format) => ({
          id: `${dataset}/${version}.${format}`,
          params: { dataset, version: `${version}.${format}` },
          path: (lang) => dataVersionPath(dataset, version, format, lang),
        })),
      ),
    ),
  'json-feed': () =>
    REGISTER_IDS.map((id) => ({ id, params: { register: id }, path: (lang) => jsonFeedPath(id, lang) })),
  feed: () => REGISTER_IDS.map((id) => ({ id, params: { register: id }, path: (lang) => feedPath(id, lang) })),
  'changes-feed': ({ menu }) => feedsOfChanges(menu, 'xml'),
  'changes-json-feed': ({ menu }) => feedsOfChanges(menu, 'json'),
  calendar: ({ registers }) =>
    (['tenders', 'events'] as const).flatMap((register) =>
      (registers.get(register) ?? []).map(({ id }) => ({
        id,
        params: { register, id },
        path: (lang) => calendarPath(register, id, lang),
      })),
    ),
} satisfies Record<string, (content: AddressedContent) => Entry[]>;

function feedsOfChanges(menu: AddressedContent['menu'], form: 'xml' | 'json'): Entry[] {
  return [ALL_AREAS, ...changeAreas(menu).map(({ id }) => id)].map((id) => ({
    id,
    params: { area: id },
    path: (lang) => changesFeedPath(id, lang, form),
  }));
}

/** Every District Opium Office with each kind of crop. */
export function cropYears(offices: AddressedContent['offices']) {
  return [...offices.keys()].filter(isDistrictOffice).flatMap((office) => CROP_KINDS.map((kind) => ({ office, kind })));
}

export type AddressKind = keyof typeof KINDS;
const KIND_NAMES = keysOf(KINDS);

/** One address in one language. */
export type Address = {
  kind: AddressKind;
  /** Of the route, record, sheet, letter or register; of an older page, its list, year and number; of a list of cultivators, its year and name. */
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

/** Every HTML page of the site; what other websites frame is none, and has neither menu nor footer. */
export function everyHtmlPage(content: AddressedContent): Address[] {
  return everyAddress(content).filter(({ kind, path }) => path.endsWith('/') && kind !== 'embed');
}

/**
 * Pages that hold what has pages of its own (a whole guide, the older pages of a list), names of people, and the crop year of each office,
 * which would be dozens of hits alike.
 */
const NOT_SEARCHED: AddressKind[] = ['whole', 'older', 'list', 'crop-year', 'changes-of-area', 'changes-of-year'];

/** Every page that can be found with the search. */
export function everySearchedPage(content: AddressedContent): Address[] {
  return everyHtmlPage(content).filter(({ kind }) => !NOT_SEARCHED.includes(kind));
}

/** A whole guide is its chapters once more; names of people are not for search engines. */
const NOT_LISTED: AddressKind[] = ['whole', 'list'];

/** Every page that search engines may list. */
export function everyListedPage(content: AddressedContent): Address[] {
  return everyHtmlPage(content).filter(({ kind }) => !NOT_LISTED.includes(kind));
}

/** What Astro asks of a route: its parameters, and the address as props. */
export function staticPaths(
  kind: AddressKind,
  content: AddressedContent,
): { params: Address['params']; props: Address }[] {
  return addressesOf(kind, content).map((props) => ({ params: props.params, props }));
}
