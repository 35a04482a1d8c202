import type { Catalogue } from '../../content/load.ts';
import { partsOf } from '../../content/read-page.ts';
import type { BuiltMain } from '../../files/built-main.ts';
import { type Lang, LANGS, type Localized } from '../../language/lang.ts';
import { homeLists } from '../../content/record-lists.ts';
import { routeAt } from '../../addresses/routes.ts';
import { markedTitle } from '../../words/marked-title.ts';
import { type CollectedPage, collectPage, type Thing } from './collect-page.ts';

/** A page with what can be found on it. */
export interface IndexedPage {
  lang: Lang;
  /** With the language. @example '/en/opium/overview/' */
  path: string;
  found: CollectedPage;
}

type BothThing = Omit<Thing, 'title' | 'text'> & Record<'title' | 'text', Localized>;

/** A page in both languages. */
export interface BothPage {
  /** Without the language. */
  path: string;
  /** Missing for pages outside the route table. */
  route?: string | undefined;
  title: Localized;
  summary: Localized;
  /** The page itself above its first heading. */
  head: BothThing;
  things: BothThing[];
  documents: { href: Localized; title: Localized }[];
}

/** Everything that can be found on a page of the site. */
export function indexPage(lang: Lang, path: string, main: BuiltMain, { pages }: Catalogue): IndexedPage {
  const route = routeAt(path.slice(4))?.id;
  // The rows of a table beside a list of officers are about officers too.
  const isDirectory = pages.some((page) => page.id === route && partsOf(page).some(({ name }) => name === 'Directory'));
  // Copied: a text cut out of a page keeps the whole page in memory.
  const found: CollectedPage = JSON.parse(JSON.stringify(collectPage(main, isDirectory ? 'office' : 'figure')));
  return { lang, path, found };
}

/** The pages in both languages, each thing on one of them only. A record or a substance is a thing of its list, with an address of its own. */
export function inBothLanguages(all: IndexedPage[], catalogue: Pick<Catalogue, 'pages' | 'registers'>): BothPage[] {
  const byPath = Map.groupBy(all, ({ path }) => path.slice(4));
  const lists = homeLists(catalogue);
  const markedTitles = new Map(
    [...catalogue.registers.values()]
      .flat()
      .map((record): [string, Localized] => [
        `${RECORDS}${record.register}/${record.id}/`,
        { en: markedTitle(record, 'en'), hi: markedTitle(record, 'hi') },
      ]),
  );
  const listOf = (path: string) =>
    path.startsWith(RECORDS)
      ? lists.get(path.slice(RECORDS.length, -1))
      : path.startsWith(SUBSTANCES) && path.length > SUBSTANCES.length
        ? routeAt(SUBSTANCES)?.id
        : undefined;
  const { entries = [], others = [] } = Object.groupBy(
    [...byPath].map(([path, twins]) => inBoth(path, twins)),
    ({ path }) => (listOf(path) === undefined ? 'others' : 'entries'),
  );
  const ofList = Map.groupBy(entries, ({ path }) => listOf(path));
  return onlyOnce(
    others.map((page) => {
      const own = (page.route !== undefined && ofList.get(page.route)) || [];
      return {
        ...page,
        things: [...page.things, ...own.flatMap((entry) => asThing(entry, markedTitles.get(entry.path)))],
        documents: [...page.documents, ...own.flatMap(({ documents }) => documents)],
      };
    }),
  );
}

/** Where the pages of records begin, and those of substances. */
const RECORDS = 'records/';
const SUBSTANCES_PAGE = 'exim/substances';
const SUBSTANCES = `${SUBSTANCES_PAGE}/`;

/** The one thing on the page of a record or a substance. */
function asThing({ path, title: heading, summary, things }: BothPage, title = heading): BothThing[] {
  const both = (of: (lang: Lang) => string): Localized => ({ en: of('en'), hi: of('hi') });
  return things
    .filter(({ kind }) => kind !== 'page')
    .map((thing) => ({
      ...thing,
      anchor: path,
      title,
      text: both((lang) => [summary[lang], thing.title[lang], thing.text[lang]].join(' ')),
    }));
}

/** Both languages must have the same things in the same order: what is found in one is shown in the other. */
function inBoth(path: string, twins: IndexedPage[]): BothPage {
  const mismatch = new Error(
    `Search: /en/${path} and /hi/${path} do not have the same sections, items, rows and documents.`,
  );
  const [en, hi] = LANGS.map((lang) => twins.find((page) => page.lang === lang)?.found);
  if (!en || !hi || en.things.length !== hi.things.length || en.documents.length !== hi.documents.length)
    throw mismatch;
  const pair = <Item, Both>(own: Item[], others: Item[], join: (one: Item, other: Item) => Both) =>
    own.flatMap((item, at) => others.slice(at, at + 1).map((other) => join(item, other)));
  const [head, ...things] = pair(en.things, hi.things, (one, other): BothThing => {
    if (one.anchor !== other.anchor || one.kind !== other.kind || one.isRow !== other.isRow) throw mismatch;
    return { ...one, title: { en: one.title, hi: other.title }, text: { en: one.text, hi: other.text } };
  });
  if (!head) throw mismatch;
  return {
    path,
    route: routeAt(path)?.id,
    title: { en: en.title, hi: hi.title },
    summary: { en: en.summary, hi: hi.summary },
    head,
    things,
    documents: pair(en.documents, hi.documents, (one, other) => ({
      href: { en: one.href, hi: other.href },
      title: { en: one.title, hi: other.title },
    })),
  };
}

/** Without what another page has already: a record, an officer or a document that stands on several pages; nothing without a title. */
function onlyOnce(pages: BothPage[]): BothPage[] {
  const known = new Set<string>();
  const isNew = (key: string) => !known.has(key) && Boolean(known.add(key));
  return pages.map((page) => ({
    ...page,
    things: page.things.filter(({ kind, title, text, anchor, isRow }) => {
      const place = isRow ? page.path : kind === 'page' ? `${kind} ${page.path}${anchor}` : kind;
      // Of a sheet only the sheet.
      const isWanted = title.en !== '' && page.route !== undefined;
      return isWanted && isNew(`${place} ${title.en} ${text.en}`);
    }),
    documents: page.documents.filter(({ href }) => isNew(href.en)),
  }));
}
