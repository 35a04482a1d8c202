import { type Answer, isKind, type Kind } from './answer';
import { answerView } from './answer-view';
import { openSearch, type SearchClient } from './client';
import { find, langOf, onPause, partOf, say } from './browser-words';

const SHOWN_OF_KIND = 25;
const LONGEST_QUERY = 200;

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
  let shown = SHOWN_OF_KIND;
  let hasFailed = false;
  /** Whether the address was asked for on purpose, and can be gone back to. */
  let isSettled = false;

  function open(): SearchClient {
    hasFailed = false;
    return openSearch(langOf(view), {
      onAnswer(given) {
        if (given.query !== query) return;
        answer = given;
        show();
      },
      onFail() {
        hasFailed = true;
        client = undefined;
        show();
      },
    });
  }

  function show(): void {
    const given = query !== '' && answer?.query === query ? answer : undefined;
    part('questions').hidden = query !== '';
    part('failed').hidden = query === '' || !hasFailed || given !== undefined;
    results.hidden = given === undefined;
    if (given) showAnswer(given, { kind, shown });
    else say(status, query && !hasFailed ? (status.dataset['loading'] ?? '') : '');
  }

  /** Reads the address and asks for it; what it cannot mean is ignored. */
  function read(): void {
    const address = new URLSearchParams(location.search);
    const chosen = address.get('kind');
    query = (address.get('q') ?? '').slice(0, LONGEST_QUERY).trim();
    kind = isKind(chosen) ? chosen : undefined;
    shown = SHOWN_OF_KIND;
    isSettled = query !== '';
    if (input.value.trim() !== query) input.value = query;
    if (query) (client ??= open()).ask(query, kind);
    // What is shown stays until the answer is there.
    if (!query || !answer || hasFailed) show();
  }

  function go(q: string, chosen = ''): void {
    const address = new URLSearchParams({ ...(q && { q }), ...(chosen && { kind: chosen }) });
    const search = String(address) && `?${address}`;
    if (search !== location.search)
      history[isSettled ? 'pushState' : 'replaceState'](null, '', location.pathname + search);
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
  kinds.addEventListener('change', ({ target }) => target instanceof HTMLInputElement && go(query, target.value));
  results.addEventListener('click', (event) => {
    const target = event.target instanceof Element && event.target.closest('a[href^="?"], button');
    if (!target || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (target instanceof HTMLAnchorElement) {
      go(new URLSearchParams(target.search).get('q') ?? '');
      input.focus();
    } else if (kind) {
      const next = shown;
      shown += SHOWN_OF_KIND;
      show();
      target.parentElement?.querySelectorAll<HTMLElement>('li > a')[next]?.focus();
    } else if (target instanceof HTMLButtonElement) {
      go(query, target.value);
      find(kinds, `[value=${target.value}]`).focus();
    }
  });
  addEventListener('popstate', read);
  // What was typed while this was loading.
  if (input === document.activeElement && input.value.trim()) go(input.value.trim());
  else read();
}
