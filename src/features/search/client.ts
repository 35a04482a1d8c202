import type { Lang } from '../../language/lang.ts';
import type { Answer, Kind, Suggestion } from './answer.ts';

export type ToWorker = { lang: Lang; isTitlesOnly: boolean } | { id: number; query: string; kind?: Kind | undefined };
export type FromWorker = { suggestions: Suggestion[] } | { id: number; answer: Answer; isLast: boolean } | 'failed';

export interface SearchClient {
  /** Asks; the answer comes through `onAnswer`, and again as more of the text is loaded. Later questions replace earlier ones. */
  ask(query: string, kind?: Kind): void;
}

interface Listeners {
  /** `isLast` says that nothing more is being loaded which could change the answer. */
  onAnswer(answer: Answer, isLast: boolean): void;
  /** Questions offered before anything is typed; called once, when the first data are there. */
  onReady?(suggestions: Suggestion[]): void;
  /** The data could not be loaded. */
  onFail(): void;
}

/** Opens the search of one language: loads titles and readers' words and, unless these are enough, the whole text behind them. */
export function openSearch(lang: Lang, listeners: Listeners, { isTitlesOnly = false } = {}): SearchClient {
  const worker = new Worker(new URL('worker.ts', import.meta.url), { type: 'module' });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin of its own
  const send = (message: ToWorker) => worker.postMessage(message);
  let asked = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if (data === 'failed') listeners.onFail();
    else if ('suggestions' in data) listeners.onReady?.(data.suggestions);
    else if (data.id === asked) listeners.onAnswer(data.answer, data.isLast);
  });
  worker.addEventListener('error', () => listeners.onFail());
  send({ lang, isTitlesOnly });
  return { ask: (query, kind) => send({ id: (asked += 1), query, kind }) };
}
