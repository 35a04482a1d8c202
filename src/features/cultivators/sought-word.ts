import type { OpenList, WordColumn } from '../../domain/packed-list.ts';
import { likeness, type Likeness, mayBegin, type NameWord, nameWords, startsAlike } from '../../text/person-name.ts';

/** How near a word comes; nearest first. */
export const RANK: Record<Likeness | 'none', number> = { same: 0, sound: 1, beginning: 2, slip: 3, none: 9 };

/** Where in a text a word was found. */
export interface Place {
  rank: number;
  /** As the first word of the text. */
  isFirst: boolean;
}

/** How a word of the lists fits the one that is looked for. */
interface Fit {
  rank: number;
  /** It may be the first of two that are written as one in what is looked for. */
  begins: boolean;
}
const NO_FIT: Fit = { rank: RANK.none, begins: false };

/** A word that is looked for; each different word of the lists is compared with it once. */
export class SoughtWord {
  readonly #wanted: NameWord;
  /** Not joined from two words: it may be two words in the list. */
  readonly #isTyped: boolean;
  readonly #fits = new Map<string, Fit>();
  readonly #byList = new Map<OpenList, Fit[]>();

  constructor(wanted: NameWord, isTyped: boolean) {
    this.#wanted = wanted;
    this.#isTyped = isTyped;
  }

  /** How each word of a list fits, by its number. */
  fitsIn(list: OpenList): Fit[] {
    let fits = this.#byList.get(list);
    if (!fits) this.#byList.set(list, (fits = list.words.map((word) => this.#compare(word))));
    return fits;
  }

  /** Where it stands in a text of a list, and how near it comes. */
  placeIn(list: OpenList, column: WordColumn, row: number): Place {
    const { ids, starts } = list.columns[column];
    const start = starts[row] ?? 0;
    const fits = this.fitsIn(list);
    let rank = RANK.none;
    let found = start;
    for (let at = start, id = ids[at]; id; at += 1, id = ids[at]) {
      const fit = fits[id] ?? NO_FIT;
      const next = ids[at + 1];
      const joined = fit.begins && next ? this.#compare(`${list.words[id]}${list.words[next]}`).rank : RANK.none;
      const here = joined === RANK.beginning ? fit.rank : Math.min(fit.rank, joined);
      if (here >= rank) continue;
      rank = here;
      found = at;
    }
    return { rank, isFirst: found === start };
  }

  #compare(word: string): Fit {
    if (!startsAlike(this.#wanted, word)) return NO_FIT;
    let fit = this.#fits.get(word);
    if (!fit) {
      const parts = nameWords(word);
      const ranks = parts.map((part) => RANK[likeness(this.#wanted, part) ?? 'none']);
      const begins = this.#isTyped && parts.some((part) => mayBegin(this.#wanted, part));
      this.#fits.set(word, (fit = { rank: Math.min(RANK.none, ...ranks), begins }));
    }
    return fit;
  }
}
