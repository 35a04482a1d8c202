import { referencesIn } from '../../text/references.ts';
import { keyOfSpoken, spoken } from '../../text/sound-key.ts';
import { foldWords } from '../../text/fold-words.ts';
import { isStopTerm } from '../../text/stop-words.ts';
import { wordsIn } from '../../text/words.ts';
import { type Amount, amountsIn, isNumberWord } from './amount.ts';

/** One piece of a question: a word, a number of law, or a weight. */
export interface Token {
  term: string;
  /** Small letters, folded: what letters are compared by. */
  letters: string;
  sound: string;
  spoken: string;
  isStop: boolean;
  isNumber: boolean;
  /** Numbers of law that it is, the most exact first. @example ['section:20-b', 'section:20'] */
  references: string[];
  amount?: Amount;
}

/** A doubled letter typed without its halant: पटटा is पट्टा. */
const DOUBLED = /([टच])\1/g;
const MOST_LETTERS = 200;
const MOST_TOKENS = 16;

/** Reads a question as it was typed. */
export function readQuestion(question: string): Token[] {
  const text = question
    .slice(0, MOST_LETTERS)
    .normalize('NFD')
    .replaceAll('\u093C', '')
    .normalize('NFC')
    .replace(DOUBLED, '$1\u094D$1');
  const words = wordsIn(text);
  const amounts = amountsIn(text);
  const references = referencesIn(text, words, true).filter(({ term }) => term.includes(':'));
  const tokens: Token[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (!word) continue;
    const amount = amounts.find(({ start, end }) => word.start >= start && word.start < end);
    const own = references.filter(({ first }) => first === at);
    if (amount) {
      if (word.start === amount.start || tokens.at(-1)?.amount !== amount) tokens.push({ ...plain(''), amount });
    } else if (own.length > 0) {
      tokens.push({ ...plain(word.text), references: own.map(({ term }) => term).toReversed() });
      at = Math.max(...own.map(({ last }) => last));
    } else {
      const said = spoken(word.text);
      tokens.push({
        term: word.term,
        letters: foldWords(word.text),
        sound: keyOfSpoken(said),
        spoken: said,
        isStop: isStopTerm(word.term),
        isNumber: isNumberWord(word.text),
        references: [],
      });
    }
  }
  return tokens.slice(0, MOST_TOKENS);
}

/** A token that no word explains. */
function plain(letters: string): Token {
  return { term: '', letters, sound: '', spoken: '', isStop: false, isNumber: false, references: [] };
}
