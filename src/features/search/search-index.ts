import { keyOfSpoken, spoken } from '../../text/sound-key.ts';
import { KINDS } from './answer.ts';
import type { Entry, FirstFile, WholeFile } from './file.ts';
import { numbersIn, referencesIn } from './references.ts';
import { isStopTerm } from '../../text/stop-words.ts';
import { readSynonyms, type Synonyms } from './synonyms.ts';
import { type Word, wordsIn } from '../../text/words.ts';

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
  /** The words of the text of each entry. */
  words: Word[][];
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
export function createIndex(file: FirstFile, lang: string): SearchIndex {
  const index: SearchIndex = {
    entries: [],
    words: [],
    names: [],
    places: new Map(),
    synonyms: readSynonyms(file.synonyms),
    terms: new Set(),
    spoken: new Map(),
    sounds: new Map(),
    rarities: new Map(),
    isWhole: false,
  };
  for (const [path, title, otherTitle, things] of file.pages) {
    const page = index.entries.length;
    addEntry(index, { kind: 'page', page, href: `/${lang}/${path}`, title, isEnded: false, text: '' }, otherTitle);
    for (const [anchor, thingTitle, otherThingTitle, kind = 0, isEnded = 0] of things)
      addEntry(
        index,
        {
          kind: KINDS[kind]!,
          page,
          href: `/${lang}/${path}#${anchor}`,
          title: thingTitle,
          isEnded: isEnded === 1,
          text: '',
        },
        otherThingTitle,
      );
  }
  const pageAt = index.entries.flatMap(({ page }, at) => (page === at ? [at] : []));
  for (const [page, thing, phrases] of file.answers)
    for (const phrase of phrases.split(';')) addName(index, pageAt[page]! + thing + 1, 'phrase', phrase);
  return index;
}

/** Adds the whole text, and the rows of tables; page by page, so that a question can be answered in between. */
export function* addWhole(index: SearchIndex, file: WholeFile): Generator<number> {
  const pages = index.entries.flatMap((entry, at) => (entry.page === at ? [at] : []));
  for (const [number, { text, things, rows }] of file.pages.entries()) {
    const page = pages[number]!;
    [text, ...things].forEach((each, thing) => addText(index, page + thing, each));
    for (const [anchor, title, rowText, kind] of rows) {
      const href = anchor.startsWith('/') ? anchor : index.entries[page]!.href + (anchor && `#${anchor}`);
      const at = addEntry(index, { kind: KINDS[kind]!, page, href, title, isEnded: false, text: '' });
      addText(index, at, rowText);
    }
    yield number;
  }
  index.sorted = undefined;
  index.letters = undefined;
  index.rarities.clear();
  index.isWhole = true;
}

function addEntry(index: SearchIndex, entry: Entry, otherTitle?: string): number {
  const at = index.entries.push(entry) - 1;
  index.words.push([]);
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
  index.entries[entry]!.text = text;
  const { words, marks } = read(index, text);
  index.words[entry] = words;
  for (const { term } of marks) {
    if (isStopTerm(term)) continue;
    const { texts } = placesOf(index, term, entry);
    if (texts.at(-2) === entry) texts[texts.length - 1]! += 1;
    else texts.push(entry, 1);
  }
}

/** The words of a text, and every term in it: words, numbers of law and meanings, with the words they are made of. */
function read(index: SearchIndex, text: string) {
  const words = wordsIn(text);
  for (const { term, start, end } of words) learn(index, term, text.slice(start, end));
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
  for (const key of new Set(heard.map(keyOfSpoken))) put(index.sounds, key, { term, spelling });
}

function put<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
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
