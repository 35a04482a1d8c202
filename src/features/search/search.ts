import { type Lang, otherLang } from '../../language/lang.ts';
import { type Answer, type Hit, type Kind, KINDS } from './answer.ts';
import { excerpt, mark } from './excerpt.ts';
import { type Asked, MOST_LETTERS, readQuery } from './query.ts';
import { rank, type Ranked } from './rank.ts';
import { entryAt, type SearchIndex } from './search-index.ts';
import { wordsIn } from '../../text/words.ts';

const MOST_BEST = 5;
const MOST_IN_GROUP = 5;
const MOST_OF_KIND = 200;
const MOST_OTHER = 3;
const MOST_RELATED = 6;

/** Answers a query. `other` is the index of the other language, where it is loaded. */
export function search(index: SearchIndex, lang: Lang, typed: string, kind?: Kind, other?: SearchIndex): Answer {
  const query = typed.slice(0, MOST_LETTERS);
  const asked = readQuery(index, query);
  const terms = termsMeant(index, asked);
  const own = rank(index, asked);
  const isOffered = other !== undefined && needsOther(index, lang, query);
  const ranked = isOffered ? withOther(own, rank(other, readQuery(other, query)), index, other) : own;
  const show = ({ entry }: Ranked) => hitOf(index, entry, lang, terms);
  const best = kind ? [] : onePerPage(index, ranked).slice(0, MOST_BEST);
  const most = (each: Kind) => (kind ? (each === kind ? MOST_OF_KIND : 0) : MOST_IN_GROUP);
  const groups = KINDS.flatMap((each) => {
    const all = ranked.filter(({ entry }) => entryAt(index, entry).kind === each);
    const rest = all.filter((hit) => !best.includes(hit)).slice(0, most(each));
    return all.length > 0 ? [{ kind: each, count: all.length, hits: rest.map(show) }] : [];
  });
  return {
    query,
    count: ranked.length,
    best: best.map(show),
    groups,
    other: inOther(otherLang(lang), query, isOffered ? other : undefined),
    ...spelling(asked, query),
    related: related(index, asked, query, lang),
    isWhole: index.isWhole,
  };
}

/** Whether the other language has to be asked as well. */
export function needsOther(index: SearchIndex, lang: Lang, query: string): boolean {
  const asked = readQuery(index, query);
  return asked.length > 0 && (isOtherLanguage(asked, lang) || rank(index, asked).length === 0);
}

/** Adds what the text of the other language holds, for words typed in that language: a thing has the same place in both. */
function withOther(own: Ranked[], ranked: Ranked[], index: SearchIndex, other: SearchIndex): Ranked[] {
  if (other.entries.length !== index.entries.length) return own;
  const best = new Map(ranked.map((hit) => [hit.entry, hit]));
  for (const hit of own) if (hit.score > (best.get(hit.entry)?.score ?? 0)) best.set(hit.entry, hit);
  return [...best.values()].toSorted((a, b) => b.score - a.score);
}

/** Whether what was typed is of the other language: each word is surest in its script. */
function isOtherLanguage(asked: Asked[], lang: Lang): boolean {
  const words = asked.filter(({ typed }) => /\p{L}/u.test(typed));
  const isOther = ({ typed, terms }: Asked) => {
    const surest = [...terms].filter(([term]) => /^\p{L}/u.test(term)).toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? typed;
    return /^[\u0900-\u097F]/.test(surest) === (lang === 'en');
  };
  return words.length > 0 && words.every(isOther);
}

/** A substance stands for the list it is in where it holds nearly as much of the query. */
const NEARLY = 0.9;

/** At most one hit of each page, so that one long page does not hide the others: where a part of it holds more of the query, that part. */
function onePerPage(index: SearchIndex, ranked: Ranked[]): Ranked[] {
  const pageOf = ({ entry }: Ranked) => entryAt(index, entry).page;
  const coverOf = ({ entry, cover }: Ranked) => (entryAt(index, entry).kind === 'substance' ? cover / NEARLY : cover);
  const pages = new Map<number, Ranked>();
  for (const hit of ranked) {
    const known = pages.get(pageOf(hit));
    if (!known || (known.entry === pageOf(hit) && coverOf(hit) > known.cover)) pages.set(pageOf(hit), hit);
  }
  return [...pages.values()];
}

function inOther(lang: Lang, query: string, index?: SearchIndex): Answer['other'] {
  if (!index) return { lang, count: 0, hits: [] };
  const asked = readQuery(index, query);
  const ranked = rank(index, asked);
  const terms = termsMeant(index, asked);
  const hits = onePerPage(index, ranked).slice(0, MOST_OTHER);
  return { lang, count: ranked.length, hits: hits.map(({ entry }) => hitOf(index, entry, lang, terms)) };
}

function hitOf(index: SearchIndex, at: number, lang: Lang, terms: Set<string>): Hit {
  const { kind, title, href, page, isEnded, text, words } = entryAt(index, at);
  return {
    kind,
    title: mark(title, terms),
    ...(page !== at && { page: entryAt(index, page).title }),
    href,
    excerpt: text === '' ? [] : excerpt(text, terms, words),
    isEnded,
    lang,
  };
}

/** All words that stand for what was typed, to be marked; those of synonyms included. */
function termsMeant(index: SearchIndex, asked: Asked[]): Set<string> {
  const terms = asked.flatMap((word) => [...word.terms.keys()]);
  const synonyms = terms.filter((term) => term.startsWith('=')).flatMap((term) => index.synonyms.phrasesOf(term));
  const numbers = terms.flatMap((term) => term.split(/[:-]/));
  return new Set([...terms, ...numbers, ...synonyms.flatMap((phrase) => wordsIn(phrase).map(({ term }) => term))]);
}

function spelling(asked: Asked[], query: string): { spelling?: string } {
  const better = asked.reduce(
    (text, { typed, meant }) => (meant ? text.replace(typed, meant.toLowerCase()) : text),
    query,
  );
  return better === query ? {} : { spelling: better };
}

function related(index: SearchIndex, asked: Asked[], query: string, lang: Lang): string[] {
  const isOwn = (phrase: string) => /[\u0900-\u097F]/.test(phrase) === (lang === 'hi');
  const meanings = asked.flatMap(({ terms }) =>
    [...terms].filter(([term, weight]) => term.startsWith('=') && weight >= 0.85).map(([term]) => term),
  );
  const phrases = [...new Set(meanings)].flatMap((term) => index.synonyms.phrasesOf(term)).filter(isOwn);
  return phrases.filter((phrase) => !query.toLowerCase().includes(phrase.toLowerCase())).slice(0, MOST_RELATED);
}
