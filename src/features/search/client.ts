import type { Lang } from '../../i18n/lang.ts';
import type { Answer, Kind, Suggestion } from './answer.ts';

export interface SearchClient {
  /** Asks; the answer arrives through `onAnswer`, and once more when the whole text has been loaded. Later questions replace earlier ones. */
  ask(query: string, kind?: Kind): void;
}

export interface Listeners {
  onAnswer(answer: Answer): void;
  /** Questions offered before anything is typed; called once, when the first data are there. */
  onReady(suggestions: Suggestion[]): void;
  /** The data could not be loaded. */
  onFail(): void;
}

/** Opens the search of one language: loads titles and readers' words, then the whole text behind them. */
export function openSearch(_lang: Lang, _listeners: Listeners): SearchClient {
  throw new Error('to be written');
}
