import { termOf } from './stem.ts';
import { clauseLetter, isClauseLetter, type Word } from './words.ts';

/** What stands before a number in law, in all its spellings. */
const BEFORE: Record<string, string> = {
  section: 'section sections sec s us धारा धाराएं dhara',
  rule: 'rule rules r नियम niyam',
  so: 'so काआ एसओ',
  gsr: 'gsr साकानि जीएसआर',
  form: 'form forms प्रपत्र फॉर्म फार्म prapatra',
  schedule: 'schedule अनुसूची anusuchi',
  chapter: 'chapter अध्याय',
  clause: 'clause खंड',
  act: 'act अधिनियम',
};
const LAW_WORDS = new Map(
  Object.entries(BEFORE).flatMap(([name, spellings]) => spellings.split(' ').map((word) => [termOf(word), name])),
);
/** A term and the words it is made of. */
interface Reference {
  term: string;
  first: number;
  last: number;
}

const PART = /^[.\s-]$/;
const NUMBER = /^\d+[a-z]{0,2}$/;
const BETWEEN_NUMBERS = /^\s*(?:,|and|or|to|और|या|एवं|व|तथा|से)?\s*$/;

/**
 * Numbers written in parts: 1207.91.00 and 1207 91 00 are also 12079100, and 2025-26 is found by 2025.
 */
export function numbersIn(text: string, words: Word[]): Reference[] {
  return words.flatMap(({ term }, at) => {
    if (!/^\d/.test(term)) return [];
    if (term.includes('-')) return [{ term: term.slice(0, 4), first: at, last: at }];
    let last = at;
    while (isDigits(words[last + 1]) && PART.test(gap(text, words, last))) last += 1;
    const isPart = isDigits(words[at - 1]) && PART.test(gap(text, words, at - 1));
    if (last === at || isPart) return [];
    const parts = words.slice(at, last + 1).map((word) => word.term);
    return [{ term: parts.join(''), first: at, last }];
  });
}

/**
 * Terms for numbers of law as one: `section:27a`, `rule:58-2-b`, `so:1055`; and `4-1-b` where clauses stand without a word.
 * Each names the words it is made of.
 */
export function referencesIn(text: string, words: Word[], isQuery = false): Reference[] {
  const found: Reference[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const own = words[at]?.term ?? '';
    const name = LAW_WORDS.get(own);
    const isAfterLaw = name !== undefined && NUMBER.test(words[at + 1]?.term ?? '');
    if (!isAfterLaw && !NUMBER.test(own)) continue;
    const first = at;
    let number = isAfterLaw ? at + 1 : at;
    for (;;) {
      const { term, last } = readNumber(text, words, number, isQuery && name !== undefined);
      if (isAfterLaw) found.push(...prefixesOf(term, name).map((each) => ({ term: `${name}:${each}`, first, last })));
      if (term.includes('-')) found.push(...prefixesOf(term).map((each) => ({ term: each, first, last })));
      at = last;
      const next = nextNumber(text, words, last);
      if (!isAfterLaw || next === undefined) break;
      number = next;
    }
  }
  return found;
}

/** The number at a place with its clauses: 4(1)(b) is `4-1-b`. */
function readNumber(text: string, words: Word[], at: number, mayStandApart: boolean): { term: string; last: number } {
  let term = words[at]?.term ?? '';
  let last = at;
  const letter = words[at + 1]?.text.toLowerCase();
  if (mayStandApart && letter !== undefined && /^\s+$/.test(gap(text, words, at)) && isClauseLetter(letter)) {
    term += clauseLetter(letter);
    last += 1;
  }
  while (/^\)?\s?\($|^\)$/.test(gap(text, words, last))) {
    const clause = words[last + 1]?.text.toLowerCase();
    if (clause === undefined || clause.length > 4) break;
    last += 1;
    term += `-${clauseLetter(clause)}`;
  }
  return { term, last };
}

/** The place of the next number of a list: sections 41, 42, 53 and 67. */
function nextNumber(text: string, words: Word[], last: number): number | undefined {
  for (const step of [1, 2]) {
    const word = words[last + step];
    if (!word) return undefined;
    if (NUMBER.test(word.term)) {
      const between = text.slice(words[last]?.end, word.start).replace(/^\)/, '');
      return BETWEEN_NUMBERS.test(between.replace(/^\s*,/, '')) ? last + step : undefined;
    }
  }
  return undefined;
}

/** A clause is found by the sections above it: `4-1-b` gives 4, 4-1 and 4-1-b. The (E) of a gazette number does not matter. */
function prefixesOf(term: string, name?: string): string[] {
  const parts = term.split('-');
  const [number = ''] = parts;
  if (name === 'so' || name === 'gsr') return [number.replace(/[a-z]+$/, '')];
  return parts.map((_, index) => parts.slice(0, index + 1).join('-')).slice(name ? 0 : 1);
}

function isDigits(word: Word | undefined): boolean {
  return word !== undefined && /^\d+$/.test(word.term);
}

/** What is between a word and the next. */
function gap(text: string, words: Word[], at: number): string {
  return text.slice(words[at]?.end, words[at + 1]?.start);
}
