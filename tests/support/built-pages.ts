import { existsSync, readFileSync } from 'node:fs';
import { type HTMLElement, NodeType, parse, TextNode } from 'node-html-parser';
import { yearKey } from '../../src/addresses/my-crop-year.ts';
import { type Address, type AddressKind, addressesOf, everyHtmlPage } from '../../src/content/addresses.ts';
import { catalogue } from '../../src/content/catalogue.ts';
import { isDistrictOffice } from '../../src/domain/district-offices.ts';
import { DEVANAGARI } from '../../src/language/devanagari.ts';
import type { Lang } from '../../src/language/lang.ts';
import { everyPageOut } from '../../src/content/pages-out.ts';
import { CROP_KINDS } from '../../src/schemas/crop-calendar.ts';
import type { Route } from '../../src/addresses/routes.ts';
import { hasTurn, someOf } from './thorough.ts';

/** A file of the built site. */
interface BuiltFile {
  readonly html: string;
  readonly root: HTMLElement;
}

export interface BuiltPage extends BuiltFile {
  route: Route;
  lang: Lang;
  path: string;
}

let pages: BuiltPage[] | undefined;

/** Every built page. */
export function everyBuiltPage(): BuiltPage[] {
  pages ??= everyPageOut().map(({ route, lang, path }) => withFile({ route, lang, path }));
  return pages;
}

function withFile<Page extends { path: string }>(page: Page): Page & BuiltFile {
  const file = builtHtml(`dist${page.path}index.html`);
  return Object.defineProperties(page as Page & BuiltFile, {
    html: { get: () => file.html },
    root: { get: () => file.root },
  });
}

/** A built page that is no route: a letter of the substances list, a sheet, the page of packs. */
export type BuiltExtraPage = Omit<BuiltPage, 'route'> & { id: string };

const extraPages = new Map<AddressKind, BuiltExtraPage[]>();

/** Every built page of a kind. */
export function everyBuilt(kind: AddressKind): BuiltExtraPage[] {
  let built = extraPages.get(kind);
  if (!built) {
    built = addressesOf(kind, catalogue).map(readPage);
    extraPages.set(kind, built);
  }
  return built;
}

/**
 * Every built HTML page, of whatever kind. Of the pages of records, of substances, of crop years and of the lists of cultivators, which are
 * all made alike, those that `isSampled` and `sampledLists` name, and of other pages made of data every fourth; all of them in
 * `npm run test:all`.
 */
export function everyBuiltHtmlPage(): BuiltExtraPage[] {
  const kinds = [...new Set(everyHtmlPage(catalogue).map(({ kind }) => kind))];
  return kinds.flatMap((kind) => {
    if (kind === 'list') return someLists();
    return MADE_ALIKE.includes(kind)
      ? someAlike(kind)
      : MADE_OF_DATA.includes(kind)
        ? someOfData(kind)
        : everyBuilt(kind);
  });
}

const MADE_ALIKE: AddressKind[] = ['record', 'substance', 'crop-year'];
/** Their rows differ, and little else. */
const MADE_OF_DATA: AddressKind[] = ['letter', 'dataset', 'older', 'picture', 'changes-of-area'];
const DATA_STEP = 4;
/** One page in this many is looked at where all are made alike. */
const STEP = 12;
/** And one list of cultivators in this many. */
const LIST_STEP = 13;
let sampled: Set<string> | undefined;

function readPage({ id, lang, path }: Pick<BuiltExtraPage, 'id' | 'lang' | 'path'>): BuiltExtraPage {
  return withFile({ id, lang, path });
}

function someAlike(kind: AddressKind): BuiltExtraPage[] {
  return addressesOf(kind, catalogue)
    .filter(({ id }) => isSampled(id))
    .map(readPage);
}

function someOfData(kind: AddressKind): BuiltExtraPage[] {
  const all = everyBuilt(kind);
  const ids = new Set(someOf([...new Set(all.map(({ id }) => id))], DATA_STEP));
  return all.filter(({ id }) => ids.has(id));
}

/** Lists of cultivators that are looked at in `npm test`, in both languages: not always the same of the four of an office. */
export function sampledLists(): Address[] {
  const lists = addressesOf('list', catalogue);
  const ids = new Set(someOf([...new Set(lists.map(({ id }) => id))], LIST_STEP));
  return lists.filter(({ id }) => ids.has(id));
}

let lists: BuiltExtraPage[] | undefined;
/** Their pages. */
export function someLists(): BuiltExtraPage[] {
  lists ??= sampledLists().map(readPage);
  return lists;
}

/** Whether a page that is made like many is looked at in `npm test`: the first of each register and class of the rules, and one in so many. */
export function isSampled(id: string): boolean {
  sampled ??= new Set(sample());
  return sampled.has(id);
}

function sample(): string[] {
  const rows = catalogue.substances?.rows ?? [];
  const records = [...new Set(addressesOf('record', catalogue).map(({ id }) => id))];
  const offices = [...catalogue.offices.keys()].filter(isDistrictOffice);
  return [
    ...firstOfEach(records, (id) => id.split('/')[0]),
    ...someOf(records, STEP),
    ...firstOfEach(rows, ({ rule }) => rule).map(({ id }) => id),
    ...someOf(rows, STEP).map(({ id }) => id),
    ...CROP_KINDS.flatMap((kind) => someOf(offices, STEP).map((office) => yearKey(office, kind))),
  ];
}

function firstOfEach<Item>(all: readonly Item[], groupOf: (item: Item) => unknown): Item[] {
  return [...Map.groupBy(all, groupOf).values()].flatMap(([first]) => first ?? []);
}

let places: Map<string, number> | undefined;

/** Whether the page of a substance is read in a language: of each in one by turns, of all in both in `npm run test:all`. */
export function hasSubstanceTurn(id: string, lang: Lang): boolean {
  places ??= new Map(catalogue.substances?.rows.map((row, index) => [row.id, index]));
  return hasTurn(lang, places.get(id) ?? 0);
}

export function builtPage(path: string): BuiltPage {
  const page = everyBuiltPage().find((candidate) => candidate.path === path);
  if (!page) throw new Error(`${path} is not a page of the route table.`);
  return page;
}

const files = new Map<string, BuiltFile>();

/** A built file: read when a test first looks at its text, parsed when one first looks at its elements, and kept for all tests. */
export function builtHtml(file: string): BuiltFile {
  let built = files.get(file);
  if (!built) files.set(file, (built = new FileOnce(file)));
  return built;
}

class FileOnce implements BuiltFile {
  readonly #file: string;
  #html: string | undefined;
  #root: HTMLElement | undefined;

  constructor(file: string) {
    this.#file = file;
  }

  get html(): string {
    return (this.#html ??= readFileSync(this.#file, 'utf8'));
  }

  get root(): HTMLElement {
    return (this.#root ??= parse(this.html, {
      comment: false,
      blockTextElements: { script: true, style: true, pre: true },
    }));
  }
}

/** The file behind an address of the site, if there is one. */
export function fileAt(pathname: string): string | undefined {
  return [`dist${pathname}`, `dist${pathname}index.html`].find((file) => !file.endsWith('/') && existsSync(file));
}

/** The scripts that stand in a page itself. A block of linked data is none: it is said to machines. */
export function inlineScriptsOf(root: HTMLElement): string[] {
  return root
    .querySelectorAll('script:not([src])')
    .filter((block) => block.getAttribute('type') !== 'application/ld+json')
    .map(({ rawText }) => rawText);
}

/** The styles that stand in a page itself. */
export function inlineStylesOf(html: string): string[] {
  return [...html.matchAll(/<style\b[^>]*>([^]*?)<\/style>/g)].map(([, css = '']) => css);
}

/** Text as a reader sees it: entities decoded, white space folded. */
export function textOf(element: HTMLElement | null | undefined): string {
  return (element?.text ?? '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Names under which the browser keeps something; policies write them as code in both languages. */
const STORED_NAMES = ['lang', 'comfort', 'offline', 'consignment', 'crop-year'];

/** Texts in the other script that do not carry its language. */
export function unmarkedRuns(element: HTMLElement): string[] {
  return textNodes(element)
    .filter((node) => {
      const text = node.text.trim();
      if (languageOf(node.parentNode) === 'en') return DEVANAGARI.test(text);
      return (
        /[A-Za-z]{2,}/.test(text.replace(/\((?:x{0,3}(?:ix|iv|v?i{0,3}))[क-ह]?\)/g, '')) && !STORED_NAMES.includes(text)
      );
    })
    .map(({ text }) => text);
}

/** Looked up once for each element: `closest` of the parser tries its selector on every one above. */
const languages = new WeakMap<HTMLElement, { lang: string | undefined }>();
function languageOf(element: HTMLElement | null): string | undefined {
  if (!element) return undefined;
  const known = languages.get(element) ?? { lang: element.getAttribute('lang') ?? languageOf(element.parentNode) };
  languages.set(element, known);
  return known.lang;
}

export function textNodes(element: HTMLElement, isLeftOut?: (part: HTMLElement) => boolean): TextNode[] {
  return element.childNodes.flatMap((node) => {
    if (node.nodeType === NodeType.TEXT_NODE) return [node as TextNode];
    if (node.nodeType !== NodeType.ELEMENT_NODE || /^(SCRIPT|STYLE)$/.test((node as HTMLElement).tagName)) return [];
    return isLeftOut?.(node as HTMLElement) ? [] : textNodes(node as HTMLElement, isLeftOut);
  });
}
