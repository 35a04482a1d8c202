import { HOME } from '../addresses/navigation.ts';
import { knownFor, stepsOf, YEAR_FACTS } from '../domain/crop-year.ts';
import type { Dataset } from '../domain/dataset.ts';
import type { Doubt, PartNotes } from '../domain/page-notes.ts';
import type { Picture } from '../domain/pictures.ts';
import { wholeSheet } from '../domain/whole-sheet.ts';
import { type Lang, LANGS, type Localized } from '../language/lang.ts';
import { entryOf } from '../lib/entry-of.ts';
import { fromKeys } from '../lib/keys.ts';
import type { CropKind } from '../schemas/crop-calendar.ts';
import type { HomeBars } from '../schemas/home.ts';
import type { ListMeta } from '../schemas/cultivator-list.ts';
import type { PageMeta } from '../schemas/page.ts';
import type { Poster } from '../schemas/poster.ts';
import type { RegisterRecord } from '../schemas/record.ts';
import type { Source } from '../schemas/source.ts';
import type { Substance } from '../schemas/substance.ts';
import type { Table } from '../schemas/table.ts';
import { translator } from '../words/strings.ts';
import { type AskLink, askLinkOf } from './ask.ts';
import { catalogue } from './catalogue.ts';
import { type HistoryLine, historyOf } from './history.ts';
import { metaIn, pageIn } from './page-in.ts';
import { routesBelowOut } from './pages-out.ts';
import { calendarNotes, PART_NOTES, sheetOffice } from './part-notes.ts';
import { partsOf } from './read-page.ts';
import { recordKey } from './record-lists.ts';
import { notesIn } from './thing-notes.ts';

/** What a page tells about itself at its end, in one language. */
export interface PageNotes {
  /** Each once; their order is their numbers. */
  sources: PageMeta['sources'];
  /** What is not confirmed, by its reason. */
  doubts: { why: string; about: Pick<Doubt, 'id' | 'of' | 'what'>[] }[];
  /** What is missing, by whom to ask. */
  gaps: { link: AskLink; what: string[] }[];
  tables: Table[];
  /** What changed on it and in what it shows, newest first. */
  history: HistoryLine[];
  /** Crop years whose values are shown while those of the present one are not given. */
  awaited?: { shown: string[]; awaited: string } | undefined;
  /** To be printed on one page of paper, without the notes. */
  isSheet?: boolean;
}

/** The notes of all parts of a page, with the sources that its editor named. */
export function pageNotes(route: string, lang: Lang): PageNotes {
  return notesOfPages([route], lang);
}

/** The notes of all chapters of a guide. */
export function guideNotes(hub: string, lang: Lang): PageNotes {
  return notesOfPages(routesBelowOut(hub), lang);
}

function notesOfPages(routes: string[], lang: Lang): PageNotes {
  const pages = routes.map((route) => pageIn(route, lang));
  const named = fromKeys(LANGS, (each) => routes.flatMap((route) => metaIn(route, each).sources));
  const all = pages.flatMap((page) => [ownNotes(metaIn(page.id, lang), lang), ...partNotes(page.id, lang)]);
  const isSheet = pages.some((page) => partsOf(page).some(({ name }) => name === 'SheetFoot'));
  return { ...finish(all, lang, routes, named), isSheet };
}

function partNotes(route: string, lang: Lang): PartNotes[] {
  const { provider } = metaIn(route, lang);
  const parts = partsOf(pageIn(route, lang)).flatMap(
    ({ name, attributes }) => PART_NOTES[name]?.(attributes, lang, provider) ?? [],
  );
  return [...(route === HOME ? homeNotes(lang) : []), ...parts];
}

/** What a page shows besides its own words, by the names of the history. */
export function shownOn(route: string): ReadonlySet<string> {
  return new Set(partNotes(route, 'en').flatMap(({ shows = [] }) => shows));
}

/** Where what a picture shows was read. */
export function pictureNotes({ source = [] }: Picture, lang: Lang): PageNotes {
  return finish([{ sources: source }], lang);
}

/** Where what a poster shows was read; on paper it hangs without these notes. */
export function posterNotes(id: string, { chart, page, source = [] }: Poster, lang: Lang): PageNotes {
  const shown: PartNotes =
    chart === undefined
      ? { sources: source }
      : notesIn(lang).table(entryOf(catalogue.tables, chart), metaIn(page, lang).provider);
  return { ...finish([shown], lang, [`posters/${id}`]), isSheet: true };
}

/** Where a list of cultivators comes from; on paper it hangs without these notes. */
export function cultivatorListNotes({ source }: ListMeta, lang: Lang): PageNotes {
  return { ...finish([{ sources: source }], lang), isSheet: true };
}

/** The notes of a dataset: those of its table, without its files, which stand on its page. */
export function datasetNotes({ table, sources, pages: [page] }: Dataset, lang: Lang): PageNotes {
  const { doubts = [] } = notesIn(lang).table(table, metaIn(page, lang).provider);
  const used = [...sources, ...table.rows.flatMap(({ source }) => source)];
  return finish([{ sources: used, doubts }], lang);
}

/** The notes of a list of records. */
export function recordNotes(records: RegisterRecord[], lang: Lang): PageNotes {
  return { ...finish(records.map(notesIn(lang).record), lang), history: [] };
}

/** The notes of the page of one record. */
export function notesOfRecord(record: RegisterRecord, lang: Lang): PageNotes {
  const notes = notesIn(lang);
  const parts = [notes.record(record), ...(record.register === 'policies' ? [notes.clauses(record)] : [])];
  return finish(parts, lang, [recordKey(record.register, record.id)]);
}

/** Where the names of one page of the list were read; what is in doubt stands on the page of each. */
export function letterNotes(rows: Substance[], lang: Lang): PageNotes {
  return finish(
    rows.map(({ source }) => ({ sources: source })),
    lang,
  );
}

/** The notes of the page of one substance, with those of its quantities and of the rules that it shows. */
export function substancePageNotes(substance: Substance, rules: string[], lang: Lang): PageNotes {
  const notes = notesIn(lang);
  const parts = [notes.substance(substance), notes.quantity(substance.id), { sources: rules }];
  return finish(parts, lang, [`substances/${substance.id}`]);
}

/** The notes of the crop year of an office and kind. */
export function cropYearNotes(office: string, kind: CropKind, lang: Lang): PageNotes {
  const notes = notesIn(lang);
  const own = { id: office, ...entryOf(catalogue.offices, office) };
  const steps = stepsOf(kind, catalogue.calendar.steps);
  const read = [...steps, ...steps.flatMap((step) => knownFor(step, own, kind))];
  return finish(
    [
      ...read.map(({ source }) => ({ sources: source, shows: ['crop-calendar'] })),
      ...YEAR_FACTS[kind].map(notes.fact),
      notes.office(office, own),
    ],
    lang,
  );
}

/** The notes of a one-page sheet: those of its procedure, else the sources of the page that explains it. */
export function sheetNotes(id: string, lang: Lang): PageNotes {
  const sheet = entryOf(catalogue.sheets, id);
  const { office, procedure } = wholeSheet(sheet, catalogue.procedures);
  const known = procedure === undefined ? undefined : entryOf(catalogue.procedures, procedure);
  const own = finish(
    [...(known ? [notesIn(lang).procedure(procedure ?? id, known)] : []), ...sheetOffice(office, lang)],
    lang,
    [`sheets/${id}`],
  );
  return known ? { ...own, isSheet: true } : { ...own, isSheet: true, sources: metaIn(sheet.page, lang).sources };
}

/** A page without notes of its own. */
export const NO_NOTES: PageNotes = { sources: [], doubts: [], gaps: [], tables: [], history: [] };

/** What the fields of a page say is missing. */
function ownNotes({ gaps, hasNoEntries, provider, title }: PageMeta, lang: Lang): PartNotes {
  const none = `${title}: ${translator(lang)('gap.entries')}`;
  return {
    gaps: [...gaps, ...(hasNoEntries ? [{ what: none, ask: provider }] : [])],
  };
}

/** The front page shows figures and the step of the month besides its prose. */
function homeNotes(lang: Lang): PartNotes[] {
  return [
    ...catalogue.home.figures.map(({ bars, share }) =>
      share ? notesIn(lang).fact(share.fact) : { sources: bars ? barSources(bars) : [] },
    ),
    ...calendarNotes(),
    { shows: ['home'] },
  ];
}

/** Where the values that are drawn were read; what is not certain of them is told on the page to which the figure leads. */
function barSources({ table, column }: HomeBars): string[] {
  const { rows, source } = entryOf(catalogue.tables, table);
  const drawn = rows.filter(({ cells }) => typeof cells[column] === 'number');
  return drawn.flatMap((row) => (row.source.length > 0 ? row.source : source));
}

/** Everything once: sources numbered, doubts by reason, gaps by whom to ask, and the history of the page that has these names. */
function finish(
  parts: PartNotes[],
  lang: Lang,
  names: readonly string[] = [],
  named: Localized<PageMeta['sources']> = { en: [], hi: [] },
): PageNotes {
  // “The Rules, rules 8 and 28” says more than “the Rules”. Both languages list the same.
  const isNamed = ({ label }: Source) =>
    LANGS.some((each) => named[each].some((source) => source.label.startsWith(label[each])));
  const read = [...new Set(parts.flatMap(({ sources = [] }) => sources))]
    // A badge says of each specimen that it is made up.
    .filter((id) => id !== 'specimen')
    .map((id) => entryOf(catalogue.sources, id))
    .filter((source) => !isNamed(source))
    .map(({ label, url }) => ({ label: label[lang], url }));
  const doubts = new Map(parts.flatMap(({ doubts: own = [] }) => own).map((doubt) => [doubt.id, doubt]));
  const gaps = new Map(parts.flatMap(({ gaps: own = [] }) => own).map((gap) => [gap.what, gap]));
  const tables = new Map(parts.flatMap(({ tables: own = [] }) => own).map((table) => [table.id, table]));
  return {
    sources: [...new Map([...named[lang], ...read].map((source) => [source.label, source])).values()],
    doubts: [...Map.groupBy(doubts.values(), ({ why }) => why)].map(([why, about]) => ({ why, about })),
    gaps: [...Map.groupBy(gaps.values(), ({ ask }) => askLinkOf(ask, lang).href)].flatMap(([, own]) =>
      own[0] ? [{ link: askLinkOf(own[0].ask, lang), what: own.map(({ what }) => what) }] : [],
    ),
    tables: [...tables.values()],
    awaited: awaitedIn(parts),
    history: historyOf(names, new Set(parts.flatMap(({ shows = [] }) => shows)), lang),
  };
}

function awaitedIn(parts: PartNotes[]): PageNotes['awaited'] {
  const all = parts.flatMap(({ awaited }) => awaited ?? []);
  return all[0] && { shown: [...new Set(all.map(({ shown }) => shown))].toSorted(), awaited: all[0].awaited };
}
