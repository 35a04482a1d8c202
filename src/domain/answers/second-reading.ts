import type { Token } from './question.ts';
import { FILLER, type Span } from './score.ts';

/** How a question is read a second time, when no answer explains all its words. */
export interface Skips {
  /** What it costs to pass over each word. */
  costs: number[];
  /** Whether it is a question word or filler. */
  isLight: boolean[];
}

const COST_PASSING = 0.1;
const COST_NEW = 0.9;
/** Of so many telling words one more may be new. */
const WORDS_FOR_TWO = 6;

/**
 * Words that may be passed over: numbers, groups that hardly ever change a question, and, if a group of this site alone is there, one
 * word that nobody listed, or two in a long question. A word with another known meaning is never passed over.
 */
export function skipsOf(
  tokens: Token[],
  spans: Span[][],
  isNew: boolean[],
  { anchors, passing }: { anchors: Set<string>; passing: Set<string> },
): Skips {
  const isLight = tokens.map(
    (token, at) => token.isStop || spans[at]?.some(({ label, length }) => label === FILLER && length === 1) === true,
  );
  const isAnchored = spans.flat().some(({ label }) => anchors.has(label));
  const news = tokens.filter((token, at) => isNew[at] && !token.isNumber).length;
  const most = tokens.filter((_, at) => !isLight[at]).length >= WORDS_FOR_TWO ? 2 : 1;
  const costNew = isAnchored && news <= most ? COST_NEW : Infinity;
  const costs = tokens.map((token, at) => {
    if (token.amount || token.references.length > 0) return Infinity;
    if (isNew[at]) return token.isNumber ? COST_PASSING : costNew;
    return spans[at]?.some(({ label, length }) => length === 1 && passing.has(label)) ? COST_PASSING : Infinity;
  });
  return { costs, isLight };
}
