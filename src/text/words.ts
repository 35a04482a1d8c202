import { latinDigits } from './fold-words.ts';
import { pairsIn } from './sound-key.ts';
import { termOf } from './stem.ts';
import { stopTerm } from './stop-words.ts';

/** A word of a text: the term it is searched by, and its place. */
export interface Word {
  term: string;
  text: string;
  start: number;
  end: number;
}

/** Abbreviations with dots; years such as 2025-26; numbers with commas, or with the letter of a section behind them; words. */
const PIECES =
  /(?:\p{L}\p{M}*\.){2,}(?:\p{L}\p{M}*(?![\p{L}\p{M}]))?|(?:19|20)\d\d-(?:19|20)?\d\d(?!\d|-\d)|\p{N}{1,3}(?:,\p{N}{2})*,\p{N}{3}(?!\p{N})|\p{N}+(?:(?:[A-Za-z]{1,3}|[क-जए]|बी|सी)(?![\p{L}\p{M}]))?|(?:\p{L}[\p{L}\p{M}\u200C\u200D]*)/gu;

/** Letters behind the number of a section, as they are written and said in Hindi: धारा 27क is section 27A. */
const CLAUSE_LETTERS = pairsIn('क:a ख:b ग:c घ:d ङ:e च:f छ:g ज:h ए:a बी:b सी:c ka:a kha:b ga:c gha:d');

const terms = new Map<string, string>();

/** The words of a text, in order. */
export function wordsIn(text: string): Word[] {
  return [...text.matchAll(PIECES)].map(({ 0: piece, index }) => ({
    term: termOfPiece(piece),
    text: piece,
    start: index,
    end: index + piece.length,
  }));
}

function termOfPiece(piece: string): string {
  let term = terms.get(piece);
  if (term === undefined) {
    term = /^\p{N}/u.test(piece) ? numberTerm(piece) : (stopTerm(piece) ?? termOf(piece.replaceAll('.', '')));
    terms.set(piece, term);
  }
  return term;
}

/** @example numberTerm('27क') // '27a' */
function numberTerm(piece: string): string {
  if (piece.includes('-')) return piece.replace(/-\d\d(?=\d\d)/, '-');
  const letters = piece.replace(/^[\p{N},]+/u, '');
  const digits = piece.slice(0, piece.length - letters.length).replaceAll(',', '');
  return latinDigits(digits) + clauseLetter(letters.toLowerCase());
}

/** @example clauseLetter('ख') // 'b' */
export function clauseLetter(letter: string): string {
  return CLAUSE_LETTERS.get(letter) ?? letter;
}

export function isClauseLetter(letter: string): boolean {
  return CLAUSE_LETTERS.has(letter) || /^[a-z]$/.test(letter);
}
