import type { Lang } from '../../language/lang';
import type { Answer, Marked, Suggestion } from './answer';
import { openSearch } from './client';
import { langAt } from '../../lib/dom';
import { countIn, drawUnpressed, make, mark, onPause, put, say, setAttributes } from './browser-words';

const MOST = 6;

/** Something to choose under the box. */
interface Option {
  title: Marked;
  page?: string | undefined;
  href: string;
  lang?: Lang;
}

/** Lists suggestions under a search box: the combobox of the ARIA guide, with links as options. */
export function suggest(input: HTMLInputElement): void {
  const { form } = input;
  if (!form) return;
  const { action } = form;
  const list = make('div', { id: `${input.id}-list` });
  const status = make('output', { className: 'visually-hidden' });
  form.after(list, status);
  setAttributes(list, { role: 'listbox', 'aria-label': input.dataset['label'] ?? '' });
  setAttributes(input, { role: 'combobox', 'aria-autocomplete': 'list', 'aria-controls': list.id });
  let questions: Suggestion[] = [];
  let answer: Answer | undefined;
  let active: HTMLElement | undefined;
  /** Until the reader turns to the box again. */
  let isDismissed = false;

  const client = openSearch(
    langAt(input),
    {
      onReady(offered) {
        questions = offered;
        show();
      },
      onAnswer(given) {
        const isRepeated = given.query === answer?.query;
        answer = given;
        // The whole text may add to what is shown, but not while somebody is choosing.
        if (!isRepeated) show();
        else if (!active) drawUnpressed(list, show);
      },
      onFail: close,
    },
    { isTitlesOnly: true },
  );

  /** Questions for an empty box, else what was found; nothing while the answer belongs to other words. */
  function show(): void {
    const query = input.value.trim();
    const given = answer?.query === query ? answer : undefined;
    if (isDismissed || (query && !given)) return;
    const offers: Option[] = query
      ? [...cardOption(given), ...(given?.best ?? []), ...(given?.other.hits ?? [])].slice(0, MOST)
      : questions.map(({ label, href }) => ({ title: [label], href }));
    const found = offers.length;
    if (query)
      offers.push({
        title: [put(input.dataset['all'] ?? '', { query })],
        href: addressOf(query),
      });
    list.replaceChildren(...offers.map(optionOf));
    activate();
    list.hidden = offers.length === 0;
    input.setAttribute('aria-expanded', String(!list.hidden));
    say(status, list.hidden ? '' : countIn(input, found));
  }

  /** The answer itself stands first; the search page shows it in full. */
  function cardOption(given: Answer | undefined): Option[] {
    if (!given?.card) return [];
    const { figure, title, page } = given.card;
    const words = [figure, title].filter(Boolean).join(' · ');
    return [{ title: [words], page: words.startsWith(page) ? undefined : page, href: addressOf(given.query) }];
  }

  function addressOf(query: string): string {
    return `${action}?${new URLSearchParams({ q: query })}`;
  }

  function optionOf({ title, page, href, lang }: Option, index: number): HTMLElement {
    const option = make('a', { id: `${list.id}-${index}`, href, tabIndex: -1 });
    setAttributes(option, { role: 'option', ...(lang && { lang }) });
    mark(option, title);
    if (page) option.append(' ', make('small', { textContent: page }));
    return option;
  }

  function activate(option?: HTMLElement): void {
    active?.removeAttribute('aria-selected');
    active = option;
    if (!option) return input.removeAttribute('aria-activedescendant');
    option.setAttribute('aria-selected', 'true');
    input.setAttribute('aria-activedescendant', option.id);
    option.scrollIntoView({ block: 'nearest' });
  }

  function close(): void {
    list.hidden = true;
    input.setAttribute('aria-expanded', 'false');
    isDismissed = true;
    activate();
    say(status, '');
  }

  function reopen(): void {
    isDismissed = false;
    if (list.hidden) show();
  }

  function ask(): void {
    isDismissed = false;
    const query = input.value.trim();
    if (query) client.ask(query);
    else show();
  }

  input.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    const { key } = event;
    if (key === 'Enter' && active) active.click();
    else if (key === 'Escape' && !list.hidden) close();
    else if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (list.hidden) reopen();
      // The box itself is one of the stops.
      const stops = [undefined, ...(list.hidden ? [] : list.querySelectorAll<HTMLElement>(':scope > a'))];
      const step = key === 'ArrowDown' ? 1 : stops.length - 1;
      activate(stops[(stops.indexOf(active) + step) % stops.length]);
    } else return;
    event.preventDefault();
  });
  input.addEventListener('input', () => activate());
  onPause(input, ask);
  input.addEventListener('focus', ask);
  input.addEventListener('click', reopen);
  input.addEventListener('blur', close);
  // A press on an option must not take the focus from the box: the list would close before the click.
  list.addEventListener('mousedown', (event) => event.preventDefault());
  list.addEventListener('click', close);
  close();
  if (document.activeElement === input) ask();
}
