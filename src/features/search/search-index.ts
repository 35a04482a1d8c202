import { keyOfSpoken, spoken } from '../../text/sound-key.ts';
import { addTo } from './add-to.ts';
import { KINDS } from './answer.ts';
import type { Entry, TitlesFile, WholeFile } from './file.ts';
import { numbersIn, referencesIn } from '../../text/references.ts';
import { isStopTerm } from '../../text/stop-words.ts';
import { readSynonyms, type Synonyms } from './synonyms.ts';
import { wordsIn } from '../../text/words.ts';

/** A short text that names an entry: its title in either language, or what readers type for it. */
export interface Name {
  entry: number;
  kind: 'title' | 'other' | 'phrase' | 'row';
  /** Term of each word; a name has at most 30 words that count. */
  terms: string[];
}

/** Where a term stands. */
export interface Places {
  /** Name and, as bits, its words; in turn. */
  names: number[];
  /** Entry and how often its text has the term; in turn. */
  texts: number[];
  /** In how many entries. */
  entries: number;
}

export interface SearchIndex {
  entries: Entry[];
  names: Name[];
  places: Map<string, Places>;
  synonyms: Synonyms;
  /** Terms whose sound is known. */
  terms: Set<string>;
  /** How each spelling sounds, in Latin letters. */
  spoken: Map<string, string>;
  /** Spellings by what remains of their sound. */
  sounds: Map<string, { term: string; spelling: string }[]>;
  /** All terms that are words, sorted; made when first needed. */
  sorted?: string[] | undefined;
  /** The letters of each sound as bits, to leave out quickly what cannot be near; made when first needed. */
  letters?: [sound: string, bits: number][] | undefined;
  /** What `rarity` has worked out. */
  rarities: Map<string, number>;
  isWhole: boolean;
}

const MOST_WORDS = 30;

/** The index over titles, headings and readers' words. */
export function createIndex(file: TitlesFile, lang: string): SearchIndex {
  const index: SearchIndex = {
    entries: [],
    names: [],
    places: new Map(),
    synonyms: readSynonyms(file.synonyms),
    terms: new Set(),
    spoken: new Map(),
    sounds: new Map(),
    rarities: new Map(),
    isWhole: false,
  };
  for (const [path, title, otherTitle, things, weight] of file.pages) {
    const page = index.entries.length;
    const href = `/${lang}/${path}`;
    addEntry(index, { page, href, title, weight }, otherTitle);
    for (const [anchor, own, other, kind, isEnded] of things)
      addEntry(
        index,
        { kind, page, href: placeOf(lang, href, anchor), title: own, isEnded: isEnded === 1, weight },
        other,
      );
  }
  const pageAt = pagesOf(index);
  for (const [page, thing, phrases] of file.answers)
    for (const phrase of phrases.split(';')) addName(index, (pageAt[page] ?? 0) + thing + 1, 'phrase', phrase);
  return index;
}

/** A thing on a page, or one with a page of its own. */
function placeOf(lang: string, page: string, anchor: string): string {
  return anchor.endsWith('/') ? `/${lang}/${anchor}` : `${page}#${anchor}`;
}

/** Adds the whole text, and the rows of tables; page by page, so that a question can be answered in between. */
export function* addWhole(index: SearchIndex, file: WholeFile): Generator<number> {
  for (const [number, page] of pagesOf(index).entries()) {
    const { text = '', things = [], rows = [] } = file.pages[number] ?? {};
    const { href: pageHref, weight } = entryAt(index, page);
    [text, ...things].forEach((each, thing) => addText(index, page + thing, each));
    for (const [anchor, title, rowText, kind] of rows) {
      // The weight of a page is not that of the documents it links to.
      const place = anchor.startsWith('/') ? { href: anchor } : { href: pageHref + (anchor && `#${anchor}`), weight };
      addText(index, addEntry(index, { kind, page, title, ...place }), rowText);
    }
    yield number;
  }
  index.sorted = undefined;
  index.letters = undefined;
  index.rarities.clear();
  index.isWhole = true;
}

/** The entry at a place; places come from the index itself. */
export function entryAt({ entries }: SearchIndex, at: number): Entry {
  const entry = entries[at];
  if (!entry) throw new Error(`The search has no entry ${at}.`);
  return entry;
}

/** The places of the pages among the entries. */
function pagesOf({ entries }: SearchIndex): number[] {
  return entries.flatMap(({ page }, at) => (page === at ? [at] : []));
}

type NewEntry = Pick<Entry, 'page' | 'href' | 'title'> & {
  kind?: number | undefined;
  isEnded?: boolean;
  weight?: number | undefined;
};

function addEntry(index: SearchIndex, { kind = 0, weight = 1, ...rest }: NewEntry, otherTitle?: string): number {
  const entry: Entry = { isEnded: false, weight, text: '', words: [], kind: KINDS[kind] ?? 'page', ...rest };
  const at = index.entries.push(entry) - 1;
  addName(index, at, otherTitle === undefined ? 'row' : 'title', entry.title);
  if (otherTitle) addName(index, at, 'other', otherTitle);
  return at;
}

function addName(index: SearchIndex, entry: number, kind: Name['kind'], text: string): void {
  const { words, marks } = read(index, text);
  const name = index.names.push({ entry, kind, terms: words.slice(0, MOST_WORDS).map(({ term }) => term) }) - 1;
  for (const { term, first, last } of marks) {
    if (first >= MOST_WORDS) continue;
    let bits = 0;
    for (let at = first; at <= Math.min(last, MOST_WORDS - 1); at += 1) bits |= 1 << at;
    const places = placesOf(index, term, entry);
    places.names.push(name, bits);
  }
}

function addText(index: SearchIndex, entry: number, text: string): void {
  const { words, marks } = read(index, text);
  Object.assign(entryAt(index, entry), { text, words });
  for (const { term } of marks) {
    if (isStopTerm(term)) continue;
    const { texts } = placesOf(index, term, entry);
    if (texts.at(-2) === entry) texts.push((texts.pop() ?? 0) + 1);
    else texts.push(entry, 1);
  }
}

/** The words of a text, and every term in it: words, numbers of law and meanings, with the words they are made of. */
function read(index: SearchIndex, text: string) {
  const words = wordsIn(text);
  for (const word of words) learn(index, word.term, word.text);
  const own = words.map(({ term }, at) => ({ term, first: at, last: at }));
  return {
    words,
    marks: [...own, ...numbersIn(text, words), ...referencesIn(text, words), ...index.synonyms.meaningsOf(words)],
  };
}

/** Notes a new spelling and how it may sound; ड़ is heard as d or r. */
function learn(index: SearchIndex, term: string, spelling: string): void {
  if (index.spoken.has(spelling) || isStopTerm(term) || /^\d/.test(term)) return;
  const said = spoken(spelling);
  index.spoken.set(spelling, said);
  const heard = /[ड\u095C]/.test(spelling) ? [said, spoken(spelling.replace(/[ड\u095C]\u093C?/g, 'र'))] : [said];
  if (!index.terms.has(term)) {
    index.terms.add(term);
    heard.push(spoken(term));
  }
  for (const key of new Set(heard.map(keyOfSpoken))) addTo(index.sounds, key, { term, spelling });
}

let lastEntry = -1;

function placesOf(index: SearchIndex, term: string, entry: number): Places {
  let places = index.places.get(term);
  if (!places) index.places.set(term, (places = { names: [], texts: [], entries: 0 }));
  // Counted roughly: once for each name and text.
  places.entries += lastEntry === entry ? 0.5 : 1;
  lastEntry = entry;
  return places;
}
