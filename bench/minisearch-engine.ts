/**
 * MiniSearch with what our own search gives it: words folded and stemmed, a second key by sound, numbers of law, synonyms, titles in
 * both languages and readers' words. Only the ranking is its own.
 */
import MiniSearch, { type SearchOptions } from 'minisearch';
import type { FirstFile, WholeFile } from '../src/features/search/file.ts';
import { numbersIn, referencesIn } from '../src/text/references.ts';
import { isStopTerm } from '../src/text/stop-words.ts';
import { readSynonyms } from '../src/features/search/synonyms.ts';
import { wordsIn } from '../src/text/words.ts';
import { soundKey } from '../src/text/sound-key.ts';

interface Document {
  id: number;
  title: string;
  other: string;
  phrases: string;
  text: string;
  otherText: string;
}

export interface MiniIndex {
  /** Address and page of each document. */
  places: { href: string; page: number }[];
  mini: MiniSearch<Document>;
  options: SearchOptions;
}

/** Keys by sound begin with this sign, so that they match nothing else. */
const SOUND = '*';
const LEAST_SOUND = 3;

/** The settings that answered most judged queries of those tried: `bench/README.md` names them. */
const OPTIONS: SearchOptions = {
  boost: { title: 3, phrases: 4, other: 3 },
  boostTerm: (term) => (term.startsWith(SOUND) ? 0.5 : term.startsWith('=') ? 0.8 : 1),
  prefix: (term, at, terms) => isWord(term) && term.length > 2 && at >= terms.length - 2,
  fuzzy: (term) => (isWord(term) && term.length > 3 ? 0.25 : false),
  weights: { prefix: 0.3, fuzzy: 0.3 },
};

function isWord(term: string): boolean {
  return /^\p{L}/u.test(term);
}

/** The index over the texts of both languages. */
export function createMini(first: FirstFile, own: WholeFile, other: WholeFile, lang: string): MiniIndex {
  const synonyms = readSynonyms(first.synonyms);
  const tokenize = (text: string, isQuery: boolean) => {
    const words = wordsIn(text);
    const meanings = isQuery ? synonyms.meaningsHeard(words) : synonyms.meaningsOf(words);
    const sounds = words.filter(({ term }) => isWord(term)).map((word) => soundKey(word.text));
    return [
      ...sounds.filter((key) => key.length >= LEAST_SOUND).map((key) => SOUND + key),
      ...[...numbersIn(text, words), ...referencesIn(text, words, isQuery), ...meanings].map(({ term }) => term),
      ...words.map(({ term }) => term).filter((term) => !isStopTerm(term)),
    ];
  };
  const mini = new MiniSearch<Document>({
    fields: ['title', 'other', 'phrases', 'text', 'otherText'],
    tokenize: (text) => tokenize(text, false),
    processTerm: (term) => term,
  });
  const documents = documentsOf(first, own, other, lang);
  mini.addAll(documents);
  const options = { ...OPTIONS, tokenize: (text: string) => tokenize(text, true) };
  return { places: documents.map(({ href, page }) => ({ href, page })), mini, options };
}

/** Everything our own index holds, with the same addresses. */
function documentsOf(first: FirstFile, own: WholeFile, others: WholeFile, lang: string) {
  const phrasesOf = (page: number, thing: number) =>
    first.answers.flatMap((answer) => (answer[0] === page && answer[1] === thing ? [answer[2]] : [])).join('; ');
  const documents = first.pages.flatMap(([path, title, other, things], page) => {
    const href = `/${lang}/${path}`;
    const ownPage = own.pages[page];
    const otherPage = others.pages[page];
    const texts = { text: ownPage?.text ?? '', otherText: otherPage?.text ?? '' };
    return [
      { href, page, title, other, phrases: phrasesOf(page, -1), ...texts },
      ...things.map(([anchor, ownTitle, otherTitle], at) => ({
        href: `${href}#${anchor}`,
        page,
        title: ownTitle,
        other: otherTitle,
        phrases: phrasesOf(page, at),
        text: ownPage?.things[at] ?? '',
        otherText: otherPage?.things[at] ?? '',
      })),
      ...(ownPage?.rows ?? []).map(([anchor, ownTitle, text], at) => ({
        href: anchor.startsWith('/') ? anchor : `${href}#${anchor}`,
        page,
        title: ownTitle,
        other: '',
        phrases: '',
        text,
        otherText: otherPage?.rows[at]?.[2] ?? '',
      })),
    ];
  });
  return documents.map((document, id) => ({ id, ...document }));
}

/** Addresses of the best answers, one of each page, as our own search shows them. */
export function searchMini({ places, mini, options }: MiniIndex, query: string): string[] {
  const pages = new Map<number, string>();
  for (const { id } of mini.search(query, options)) {
    const { href = '', page = -1 } = places[Number(id)] ?? {};
    if (!pages.has(page)) pages.set(page, href);
  }
  return [...pages.values()];
}
