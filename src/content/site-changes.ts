import { areaOfPage, changeAreas } from '../addresses/changes.ts';
import { substancePath } from '../addresses/letters.ts';
import { posterPath } from '../addresses/posters.ts';
import { recordPath } from '../addresses/registers.ts';
import { pathFor } from '../addresses/routes.ts';
import { sheetPath } from '../addresses/sheets.ts';
import { beginningOf } from '../domain/recorded.ts';
import { fill, formatNumber } from '../language/format.ts';
import { type Lang, LANGS } from '../language/lang.ts';
import { fromKeys } from '../lib/keys.ts';
import { isRegisterId } from '../schemas/registers.ts';
import { translator } from '../words/strings.ts';
import { catalogue } from './catalogue.ts';
import { type ChangeLine, changeLines } from './change-lines.ts';
import { metaIn } from './page-in.ts';
import { posterTitle } from './posters.ts';
import { shownOn } from './page-notes.ts';
import { isPageOut, routesOut } from './pages-out.ts';
import { recordKey } from './record-lists.ts';
import { listOfRecord, pageOfRegister } from './register-pages.ts';

/** Where readers see a change. */
export interface ChangeLink {
  label: string;
  href: string;
}

/** One change of the site, in one language. */
export interface SiteChange {
  id: string;
  date: string;
  what: string;
  links: ChangeLink[];
  /** Pages besides those of the links. */
  more: number;
  /** Ids of the sections of the menu whose pages it concerns. */
  areas: string[];
}

const SUBSTANCES = 'exim/substances';
/** So many pages are linked from one line. */
const MOST_LINKS = 5;

const lines = changeLines(catalogue);
const all = new Map<Lang, SiteChange[]>();

/** Every change of the site, newest first. */
export function siteChanges(lang: Lang): SiteChange[] {
  let known = all.get(lang);
  if (!known) all.set(lang, (known = lines.map((line) => siteChange(line, lang))));
  return known;
}

/** The areas by which changes are told: sections of the menu. */
export const areas = changeAreas(catalogue.menu);

/** The name of an area. */
export function areaName(id: string, lang: Lang): string {
  return areas.find((area) => area.id === id)?.label[lang] ?? translator(lang)('changes.all');
}

function siteChange(line: ChangeLine, lang: Lang): SiteChange {
  const { id, date, of } = line;
  const places = of.flatMap((name) => placesOf(name));
  const links = new Map(
    places.map((place) => [place.href[lang], { label: place.label[lang], href: place.href[lang] }]),
  );
  const isList = line.added !== undefined && line.added !== 'page' && of.length > 1;
  const listed = isList ? listLinks(line, lang) : [...links.values()].slice(0, MOST_LINKS);
  return {
    id,
    date,
    what: line.what?.[lang] ?? addedWords(line, lang),
    links: listed,
    more: isList ? 0 : links.size - listed.length,
    areas: [...new Set(places.map(({ route }) => areaOfPage(route, catalogue.menu)))],
  };
}

function addedWords({ added = 'page', of }: ChangeLine, lang: Lang): string {
  const t = translator(lang);
  const count = formatNumber(of.length, lang);
  if (added === 'page') return of.length === 1 ? t('changes.newPage') : fill(t('changes.newPages'), { count });
  if (added === 'substance') return fill(t('changes.newSubstances'), { count });
  const list = t(`registerName.${added}`);
  return of.length === 1 ? fill(t('changes.newEntry'), { list }) : fill(t('changes.newEntries'), { list, count });
}

/** Of many that came to one list, the list. */
function listLinks({ added = 'page' }: ChangeLine, lang: Lang): ChangeLink[] {
  const route = added === 'substance' ? SUBSTANCES : isRegisterId(added) ? pageOfRegister(added) : undefined;
  return route === undefined ? [] : [{ label: nameOf(route, lang), href: pathFor(route, lang) }];
}

/** A place where something is seen: its page, or another of our pages. */
interface Place {
  route: string;
  label: Record<Lang, string>;
  href: Record<Lang, string>;
}

function placesOf(name: string): Place[] {
  const beginning = beginningOf(name);
  if (beginning !== undefined) return placesBelow(beginning.slice(0, -1));
  if (isPageOut(name)) return [pagePlace(name)];
  const own = ownPlaces.get(name);
  if (own) return [own];
  return (pagesShowing().get(name) ?? []).map(pagePlace);
}

/** All that stands below a page, in a list, in a folder, in a file. */
function placesBelow(above: string): Place[] {
  if (isPageOut(above)) return [pagePlace(above)];
  const list = above === 'substances' ? SUBSTANCES : isRegisterId(above) ? pageOfRegister(above) : undefined;
  const inFolder = routesOut().find(({ id }) => id.startsWith(`${above}/`))?.id;
  const page = list ?? inFolder;
  if (page !== undefined) return [pagePlace(page)];
  return Object.keys(catalogue.recorded).flatMap((id) => (id.startsWith(`${above}/`) ? placesOf(id) : []));
}

function pagePlace(route: string): Place {
  return {
    route,
    label: fromKeys(LANGS, (lang) => nameOf(route, lang)),
    href: fromKeys(LANGS, (lang) => pathFor(route, lang)),
  };
}

function nameOf(route: string, lang: Lang): string {
  return metaIn(route, lang).title;
}

const ownPlaces = new Map<string, Place>([
  ...[...catalogue.registers.values()].flat().map(({ register, id, title, short = title }): [string, Place] => [
    recordKey(register, id),
    {
      route: listOfRecord(register, id) ?? '',
      label: short,
      href: fromKeys(LANGS, (lang) => recordPath(register, id, lang)),
    },
  ]),
  ...(catalogue.substances?.rows ?? []).map(({ id, name }): [string, Place] => [
    `substances/${id}`,
    { route: SUBSTANCES, label: name, href: fromKeys(LANGS, (lang) => substancePath(id, lang)) },
  ]),
  ...[...catalogue.sheets].map(([id, { title, page }]): [string, Place] => [
    `sheets/${id}`,
    { route: page, label: title, href: fromKeys(LANGS, (lang) => sheetPath(id, lang)) },
  ]),
  ...[...catalogue.posters].map(([id, poster]): [string, Place] => [
    `posters/${id}`,
    {
      route: poster.page,
      label: fromKeys(LANGS, (lang) => posterTitle(poster, catalogue, lang)),
      href: fromKeys(LANGS, (lang) => posterPath(id, lang)),
    },
  ]),
]);

let showing: Map<string, string[]> | undefined;

/** The pages that show a fact, a table or another thing without a page of its own, in the order of the menu. */
function pagesShowing(): Map<string, string[]> {
  if (showing) return showing;
  showing = new Map();
  for (const { id: route } of routesOut())
    for (const name of shownOn(route)) showing.set(name, [...(showing.get(name) ?? []), route]);
  return showing;
}
