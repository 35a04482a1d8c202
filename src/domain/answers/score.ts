import type { Found } from './lexicon.ts';
import type { Token } from './question.ts';
import type { Skips } from './second-reading.ts';

/** The label of words that never change a question. */
export const FILLER = '~';
/** The label of things that are not of this site. */
export const FOREIGN = '!';
export const AMOUNT = '@amount';
/** Of two asks that hold the same words, the one with more labels is the more exact. */
const MORE_EXACT = 1e-3;
/** Question words and fillers of an ask count little in the second reading, where this much must be left. */
const LIGHT = 0.4;
const LEAST_LEFT = 1;

/** What some words of a question may mean. */
export interface Span {
  label: string;
  length: number;
  likeness: number;
}

export interface Given {
  ask: string[];
  also: string[];
  tokens: Token[];
  spans: Span[][];
  skips?: Skips | undefined;
  thing?: { label: string; found: Found<number>[] };
}

/** How much of the question the labels of an ask hold; 0 where one is missing or a word is left over. */
export function scoreOf({ ask, also, tokens, spans, thing, skips }: Given): number {
  const all = 2 ** ask.length - 1;
  /** The best score by place and by the labels that were found so far. */
  const best: (number | undefined)[][] = tokens.map(() => []);
  const last: (number | undefined)[] = [];
  best.push(last);
  const start = best[0];
  if (!start || tokens.length === 0) return 0;
  start[0] = 0;
  for (const [at, states] of best.slice(0, -1).entries()) {
    const ofThing = (thing?.found ?? [])
      .filter((found) => found.at === at)
      .map(({ length, likeness }) => ({ label: thing?.label ?? '', length, likeness }));
    const skip = skips?.costs[at] ?? Infinity;
    const after = best[at + 1];
    if (after && skip < Infinity)
      for (const [mask, score] of states.entries())
        if (score !== undefined) after[mask] = Math.max(after[mask] ?? -Infinity, score - skip);
    for (const { label, length, likeness } of [...(spans[at] ?? []), ...ofThing]) {
      const place = ask.indexOf(label);
      if (place < 0 && label !== FILLER && !also.includes(label)) continue;
      const next = best[at + length];
      if (!next) continue;
      const held = skips?.isLight[at] ? LIGHT : length;
      const gain = place < 0 ? likeness - 1 : held * likeness;
      for (const [mask, score] of states.entries()) {
        if (score === undefined) continue;
        const to = place < 0 ? mask : mask | (1 << place);
        next[to] = Math.max(next[to] ?? -Infinity, score + gain);
      }
    }
  }
  const score = (last[all] ?? 0) - (skips ? LEAST_LEFT : 0);
  return score > 0 ? score + ask.length * MORE_EXACT : 0;
}
