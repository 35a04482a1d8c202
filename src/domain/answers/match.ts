import type { Amount } from './amount.ts';
import { type Found, type Lexicon, lexiconOf } from './lexicon.ts';
import { isLightVerb } from './light-verbs.ts';
import { readQuestion, type Token } from './question.ts';
import { AMOUNT, FILLER, FOREIGN, scoreOf, type Span } from './score.ts';
import { type Skips, skipsOf } from './second-reading.ts';

export { AMOUNT, FILLER, FOREIGN } from './score.ts';

/**
 * What an answer claims: a question that holds all labels of one of its asks, and nothing that none of its labels, nor fillers explain.
 * A label is a group of words, a number of law (`section:27a`), a weight (`@amount`) or a thing of some kind (`@office`).
 */
export interface Claim {
  asks: string[][];
  also: string[];
}

/** The words by which questions are read. */
export interface QuestionWords {
  groups: [label: string, spellings: string[]][];
  fillers: string[];
  /** Things that are not of this site. */
  foreign?: string[];
  /** Groups that belong to this site alone: a question with one of them may hold a word that nobody listed. */
  anchors?: string[];
  /** Groups that hardly ever change a question. */
  passing?: string[];
}

/** Names of things by the label of their kind; each means the place of a name in its list. */
export type ThingNames = Partial<Record<string, Lexicon<number>>>;

/** The answer that a question asks for. */
export interface Match {
  answer: number;
  /** The place of the thing's name in its list. */
  name?: number | undefined;
  amount?: Amount | undefined;
}

export interface Matched {
  match?: Match | undefined;
  /** Kinds of things, by label, whose names must be known before it can be said. */
  needs: string[];
  /** Words that mean nothing to any answer. */
  unexplained: string[];
}

/** A word that is skipped must be sure. */
const SURE = 0.9;
const MOST_NAME = 6;
const SAME = 1e-6;
/** In the second reading an ask must have so many labels. */
const LEAST_LABELS = 2;

/** Makes the function that tells which answer a question asks for. No answer is better than a wrong one. */
export function answerMatcher(
  words: QuestionWords,
  claims: Claim[],
): (question: string, things?: ThingNames) => Matched {
  const lexicon = lexiconOf<string>(
    [...words.groups, [FILLER, words.fillers] as const, [FOREIGN, words.foreign ?? []] as const].flatMap(
      ([label, spellings]) => spellings.map((spelling): [string, string] => [spelling, label]),
    ),
  );
  const explained = claims.map(({ asks, also }) => ({
    asks: asks.map((ask) => {
      const thing = ask.find((label) => label.startsWith('@') && label !== AMOUNT);
      return { ask, thing, needed: ask.filter((label) => label !== thing) };
    }),
    also: [...new Set([...also, ...asks.flat()])],
  }));
  const anchors = new Set(words.anchors);
  const passing = new Set(words.passing);
  return (question, things = {}) => {
    const tokens = readQuestion(question);
    const spans = tokens.map((token, at) => spansAt(token, at, tokens, lexicon));
    const isNew = tokens.map((_, at) => !isExplained(spans, at));
    const isUnsure = tokens.map((_, at) => !isExplained(spans, at, SURE));
    const read = { tokens, spans, things };
    const isForeign = spans.flat().some(({ label, likeness }) => label === FOREIGN && likeness >= SURE);
    const exact = isForeign ? { needs: [] } : bestOf(explained, read);
    const isOpen = !isForeign && !exact.best && exact.needs.length === 0;
    const { best, needs } = isOpen
      ? bestOf(explained, { ...read, skips: skipsOf(tokens, spans, isUnsure, { anchors, passing }) })
      : exact;
    return {
      needs,
      unexplained: tokens.filter((_, at) => isNew[at]).map(({ letters }) => letters),
      ...(best && needs.length === 0 && { match: { answer: best.answer, name: best.name, amount: best.amount } }),
    };
  };
}

interface Read {
  tokens: Token[];
  spans: Span[][];
  things: ThingNames;
  skips?: Skips | undefined;
}

/** An ask: the kind of thing in it, if there is one, and all other labels. */
interface Asked {
  ask: string[];
  thing: string | undefined;
  needed: string[];
}

interface Offer extends Match {
  score: number;
}

/** The answer whose ask holds most of a question, and the names that must be known before it can be said. */
function bestOf(
  claims: { asks: Asked[]; also: string[] }[],
  { tokens, spans, things, skips }: Read,
): { best?: Offer | undefined; needs: string[] } {
  const labels = new Set(spans.flat().map(({ label }) => label));
  let best: Offer | undefined;
  let isTied = false;
  const offer = (found: Offer) => {
    const more = found.score - (best?.score ?? 0);
    if (more > SAME) [best, isTied] = [found, false];
    // Of two answers the one that stands first; of two things with one name nobody can say which was meant.
    else if (more > -SAME && found.answer === best?.answer && found.name !== best.name) isTied = true;
  };
  const ofKind = new Map<string, Found<number>[]>();
  const foundThings = (label: string): Found<number>[] => {
    const names = things[label];
    const known =
      ofKind.get(label) ?? tokens.flatMap((_, at) => (names ? names.foundAt(tokens, at) : wildAt(tokens, at)));
    ofKind.set(label, known);
    return known;
  };
  const wild: { score: number; needs: string }[] = [];
  for (const [answer, { asks, also }] of claims.entries())
    for (const { ask, thing, needed } of asks) {
      if (skips && ask.length < LEAST_LABELS) continue;
      if (!needed.every((label) => labels.has(label))) continue;
      const given = { ask, also, tokens, spans, skips };
      const amount = ask.includes(AMOUNT) ? tokens.find((token) => token.amount)?.amount : undefined;
      if (thing === undefined) {
        const score = scoreOf(given);
        if (score > 0) offer({ answer, score, amount });
        continue;
      }
      const isLoaded = things[thing] !== undefined;
      const isBare = ask.length === 1;
      const ofThing = foundThings(thing);
      const free = isBare ? ofThing.filter((found) => !isKnown(found, spans)) : ofThing;
      for (const name of new Set(free.map(({ meaning }) => meaning))) {
        const own = free.filter(({ meaning }) => meaning === name);
        const score = scoreOf({ ...given, thing: { label: thing, found: own } });
        if (score <= 0) continue;
        if (isLoaded) offer({ answer, score, name, amount });
        else wild.push({ score, needs: thing });
      }
    }
  const needs = new Set(wild.filter(({ score }) => score > (best?.score ?? 0) - SAME).map(({ needs: label }) => label));
  return { best: isTied ? undefined : best, needs: [...needs] };
}

/** What a token may begin: groups of words, fillers, a number of law, a weight. */
function spansAt(token: Token, at: number, tokens: Token[], lexicon: Lexicon<string>): Span[] {
  if (token.amount) return [{ label: AMOUNT, length: 1, likeness: 1 }];
  if (token.references.length > 0)
    return token.references.map((label, broader) => ({ label, length: 1, likeness: broader === 0 ? 1 : SURE }));
  const found = lexicon
    .foundAt(tokens, at)
    .filter(({ meaning, likeness }) => meaning !== FILLER || likeness >= SURE)
    .map(({ meaning, length, likeness }) => ({ label: meaning, length, likeness }));
  const isFiller = token.isStop || (isLightVerb(token.sound) && found.every(({ likeness }) => likeness < 1));
  return isFiller ? [...found, { label: FILLER, length: 1, likeness: 1 }] : found;
}

function isExplained(spans: Span[][], at: number, least = 0): boolean {
  return spans.some((own, from) =>
    own.some(({ length, likeness }) => likeness >= least && from <= at && at < from + length),
  );
}

/** Words that may be the name of a thing, as long as the names are not there. */
function wildAt(tokens: Token[], at: number): Found<number>[] {
  const isWord = (token: Token | undefined) => token !== undefined && token.term !== '';
  return Array.from({ length: MOST_NAME }, (_, index) => index + 1)
    .filter((length) => tokens.slice(at, at + length).every(isWord) && at + length <= tokens.length)
    .filter((length) => !tokens[at]?.isStop && !tokens[at + length - 1]?.isStop)
    .map((length) => ({ meaning: -1 - at, at, length, likeness: 1 }));
}

/** Whether one of the words is known as something else: a question that is only a name has none of these. */
function isKnown({ at, length }: Found<number>, spans: Span[][]): boolean {
  return spans
    .slice(at, at + length)
    .some((own) => own.some(({ label, likeness }) => label !== FILLER && likeness >= SURE));
}
