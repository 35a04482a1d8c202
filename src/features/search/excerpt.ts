import type { Marked } from './answer.ts';
import { type Word, wordsIn } from '../../text/words.ts';

const LONGEST = 170;
const BEFORE = 50;

/** A text in pieces, in turn outside and inside of the words that were meant. */
export function mark(text: string, terms: Set<string>): Marked {
  return pieces(text, wordsIn(text), terms, 0, text.length);
}

/** The part of a text that holds most of the words that were meant, marked. */
export function excerpt(text: string, terms: Set<string>, words = wordsIn(text)): Marked {
  const hits = words.filter(({ term }) => terms.has(term));
  let best = { start: 0, kinds: 0 };
  hits.forEach(({ start }, at) => {
    const kinds = new Set<string>();
    for (const { term, end } of hits.slice(at)) {
      if (end > start + LONGEST - BEFORE) break;
      kinds.add(term);
    }
    if (kinds.size > best.kinds) best = { start, kinds: kinds.size };
  });
  const from = best.start <= BEFORE ? 0 : (words.find(({ start }) => start >= best.start - BEFORE)?.start ?? 0);
  const inside = words.filter(({ start, end }) => start >= from && end <= from + LONGEST);
  const to = from + LONGEST >= text.length ? text.length : (inside.at(-1)?.end ?? text.length);
  const found = pieces(text, inside, terms, from, to);
  if (from > 0) found[0] = `… ${found[0]}`;
  if (to < text.length) found.push(...(found.length % 2 === 1 ? [`${found.pop()} …`] : [' …']));
  return found;
}

/** Words that were meant and stand side by side are one piece. */
function pieces(text: string, words: Word[], terms: Set<string>, from: number, to: number): Marked {
  const found: Marked = [];
  let end = from;
  for (const word of words) {
    if (!terms.has(word.term)) continue;
    const between = text.slice(end, word.start);
    if (found.length > 0 && /^[\s(.-]*$/.test(between)) found[found.length - 1] += between + word.text;
    else found.push(between, word.text);
    end = word.end;
  }
  return end < to || found.length === 0 ? [...found, text.slice(end, to)] : found;
}
