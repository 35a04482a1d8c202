import { type Answer, isKind, type Kind } from './answer';
import { answerView } from './answer-view';
import { openSearch, type SearchClient } from './client';
import { langAt } from '../../lib/dom';
import { drawUnpressed, find, onPause, partOf, say } from './browser-words';

const SHOWN_OF_KIND = 25;
const LONGEST_QUERY = 200;
/** How long an answer from titles alone is held back: where the whole text comes sooner, the reader sees one answer only. */
const PATIENCE_MS = 1000;

/** Answers the query of the address on the search page. */
export function showResults(view: HTMLElement): void {
  const part = (name: string) => partOf(view, name);
  const input = find<HTMLInputElement>(view, 'input');
  const status = part('status');
  const results = part('results');
  const kinds = part('kinds');
  const showAnswer = answerView(view);

  let client: SearchClient | undefined;
  let query = '';
  let kind: Kind | undefined;
  let answer: Answer | undefined;
  /** The kind for which that answer was given: another one may be chosen and still be looked for. */
  let kindShown: Kind | undefined;
  let isLast = false;
  let heldBack = 0;
  let shown = SHOWN_OF_KIND;
  let hasFailed = false;
  /** Whether the address was asked for on purpose, and can be gone back to. */
  let isSettled = false;
  /** How far the page was scrolled when the reader left it. */
  let leftAt = numberOr(history.state?.top, 0);

  function open(): SearchClient {
    hasFailed = false;
    return openSearch(langAt(view), {
      onAnswer(given, isLastAnswer) {
        if (given.query !== query) return;
        clearTimeout(heldBack);
        const asked = kind;
        const isCompleted = isLastAnswer && !isLast && answer?.query === query && kindShown === kind;
        if (isCompleted) drawUnpressed(results, () => given.query === query && asked === kind && take(given, true));
        else if (isLastAnswer) take(given, true);
        // What is shown changes only once more, when the answer is complete.
        else if (answer?.query !== query) heldBack = window.setTimeout(take, PATIENCE_MS, given, false);
      },
      onFail() {
        hasFailed = true;
        client = undefined;
        show();
      },
    });
  }

  function take(given: Answer, isLastAnswer: boolean): void {
    answer = given;
    kindShown = kind;
    isLast = isLastAnswer;
    show();
    if (!isLast || leftAt === 0) return;
    scrollTo({ top: leftAt, behavior: 'instant' });
    leftAt = 0;
  }

  function show(): void {
    const given = query !== '' && answer?.query === query ? answer : undefined;
    view.dataset['state'] = query ? 'asked' : 'empty';
    part('failed').hidden = query === '' || !hasFailed || given !== undefined;
    results.hidden = given === undefined;
    if (given) return showAnswer(given, { kind, shown, isLast });
    kinds.inert = true;
    kinds.hidden = false;
    say(status, query && !hasFailed ? (status.dataset['loading'] ?? '') : '');
  }

  /** Reads the address and asks for it; what it cannot mean is ignored. */
  function read(): void {
    clearTimeout(heldBack);
    const address = new URLSearchParams(location.search);
    const chosen = address.get('kind');
    query = (address.get('q') ?? '').slice(0, LONGEST_QUERY).trim();
    kind = isKind(chosen) ? chosen : undefined;
    shown = numberOr(history.state?.shown, SHOWN_OF_KIND);
    isSettled = query !== '';
    if (input.value.trim() !== query) input.value = query;
    if (query) (client ??= open()).ask(query, kind);
    // What is shown stays until the answer is there.
    if (!query || !answer || hasFailed) show();
  }

  /** Asks for something else. The history has one entry for each question: what refines it takes its place. */
  function go(q: string, chosen = '', isRefined = false): void {
    const address = new URLSearchParams({ ...(q && { q }), ...(chosen && { kind: chosen }) });
    const search = String(address) && `?${address}`;
    if (search !== location.search)
      history[isSettled && !isRefined ? 'pushState' : 'replaceState'](null, '', location.pathname + search);
    read();
  }

  onPause(input, () => {
    const typed = input.value.trim();
    if (typed === query) return;
    go(typed);
    // Words half typed replace one another in the address.
    isSettled = false;
  });
  find(view, 'form').addEventListener('submit', (event) => {
    event.preventDefault();
    const typed = input.value.trim();
    go(typed, typed === query ? kind : '');
  });
  kinds.addEventListener('change', ({ target }) => target instanceof HTMLInputElement && go(query, target.value, true));
  results.addEventListener('click', (event) => {
    const target = event.target instanceof Element && event.target.closest('a[href^="?"], button');
    if (!target || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (target instanceof HTMLAnchorElement) {
      go(new URLSearchParams(target.search).get('q') ?? '');
      input.focus();
    } else if (kindShown !== undefined && kindShown !== kind) {
      // This list is about to give way to that of the kind just chosen.
      find(kinds, 'input:checked').focus();
    } else if (kindShown) {
      const next = shown;
      shown += SHOWN_OF_KIND;
      history.replaceState({ shown }, '');
      show();
      target.parentElement?.querySelectorAll<HTMLElement>('li > a')[next]?.focus();
    } else if (target instanceof HTMLButtonElement) {
      go(query, target.value, true);
      find(kinds, `[value=${target.value}]`).focus();
    }
  });
  addEventListener('popstate', read);
  // Results are not there yet when the browser comes back and looks for the place where the reader was.
  addEventListener('pagehide', () => history.replaceState({ shown, top: scrollY }, ''));
  if (input === document.activeElement && input.value.trim()) {
    // What was typed while this was loading; the reader may be typing still.
    go(input.value.trim());
    isSettled = false;
  } else read();
}

function numberOr(value: unknown, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise;
}
