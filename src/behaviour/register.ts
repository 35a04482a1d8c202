import { fold } from '../lib/fold';
import { todayInIndia } from '../lib/indian-date';
import { type PeriodState, STANDING_IN, stateOn } from '../lib/period';

/** What a timer can wait for at most. */
const LONGEST_TIMER = 2 ** 31 - 1;
const DAY_MS = 864e5;
/** A closing time further away needs no warning. */
const DAYS_SHOWN = 30;

/** A record of the list. Its words are read when they are first asked for: a long list must not keep the page waiting. */
class Entry {
  readonly item: HTMLElement;
  #words: string | undefined;

  constructor(item: HTMLElement) {
    this.item = item;
  }
  get date(): string {
    return this.item.dataset['date'] ?? '';
  }
  get isOver(): boolean {
    return this.item.dataset['validity'] === 'superseded';
  }
  get title(): string {
    return this.item.querySelector('[data-title]')?.textContent ?? '';
  }
  get words(): string {
    return (this.#words ??= fold(this.item.textContent ?? ''));
  }
  /** Whether the record is among what a field of the form asks for. */
  fits([field, value]: [string, string]): boolean {
    if (field === 'words')
      return fold(value)
        .split(/\s+/)
        .every((word) => this.words.includes(word));
    if (field === 'year') return this.date.startsWith(value);
    return this.item.dataset[field]!.split(' ').includes(value);
  }
}

/** Adds filter, order and pages to a finished list of records. The choice lives in the address. */
export function enhanceRegister(register: HTMLElement): void {
  const list = register.querySelector<HTMLElement>('[data-register-list]')!;
  const form = register.querySelector<HTMLFormElement>('[data-register-form]');
  const status = register.querySelector<HTMLElement>('[data-register-status]')!;
  const clear = register.querySelector<HTMLElement>('[data-register-clear]')!;
  const pages = register.querySelector<HTMLElement>('[data-register-pages]')!;
  const size = Number(register.dataset['pageSize']);
  let whole = status.textContent;
  const collator = new Intl.Collator(document.documentElement.lang, { numeric: true });

  updateMarks(list);
  let entries = [...list.children].map((item) => new Entry(item as HTMLElement));
  if ('endedLast' in list.dataset) entries.sort((a, b) => Number(a.isOver) - Number(b.isOver));
  const orders: Record<string, (a: Entry, b: Entry) => number> = {
    oldest: (a, b) => (a.date || '9').localeCompare(b.date || '9'),
    title: (a, b) => collator.compare(a.title, b.title),
  };
  let found: Entry[];
  let moved = 0;

  /** What was chosen, field by field. */
  function readForm(): [string, string][] {
    const fields = form ? [...new FormData(form)] : [];
    return fields.filter(([, value]) => `${value}`.trim() !== '') as [string, string][];
  }

  /** Reads the address and shows what it asks for; what it cannot mean is ignored. */
  function show(): void {
    const query = new URLSearchParams(location.search);
    for (const field of form?.elements ?? [])
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
        field.value = query.get(field.name) ?? '';
        if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.value = '';
      }
    const { sort = '', ...choice } = Object.fromEntries(readForm());
    const narrowing = Object.entries(choice);
    found = entries.filter((entry) => narrowing.every((field) => entry.fits(field)));
    if (sort) found = found.toSorted(orders[sort]);

    const target = found.findIndex(({ item }) => item.id === location.hash.slice(1));
    const last = Math.max(1, Math.ceil(found.length / size));
    const asked = Math.trunc(Number(query.get('page'))) || 1;
    const page = target >= 0 ? Math.floor(target / size) + 1 : Math.min(Math.max(asked, 1), last);
    list.replaceChildren(...found.slice((page - 1) * size, page * size).map(({ item }) => item));
    if (target >= 0) found[target]!.item.scrollIntoView();

    const isWhole = narrowing.length === 0;
    status.textContent = isWhole
      ? whole
      : found.length === 0
        ? status.dataset['nothing']!
        : put(status.dataset['found']!, { found: found.length, count: entries.length });
    clear.parentElement!.hidden = isWhole;
    pages.hidden = last === 1;
    pages.querySelector('span')!.textContent = put(pages.dataset['pageOf']!, { page, pages: last });
    for (const link of pages.querySelectorAll<HTMLAnchorElement>('a')) {
      const next = page + Number(link.dataset['step']);
      link.hidden = next < 1 || next > last;
      query.set('page', String(next));
      link.href = `?${query}`;
    }
  }

  /**
   * Moves tenders that have closed since the build: out of the open list, or into the closed one from where they waited.
   * Comes back when the next one closes.
   */
  function moveClosed(notice: HTMLElement): void {
    const waiting = register.querySelector('template')?.content.children;
    const open = waiting ? ([...waiting] as HTMLElement[]) : entries.map(({ item }) => item);
    const closing = (item: HTMLElement) => Date.parse(item.dataset['closes']!);
    const now = Date.now();
    const due = open.filter((item) => closing(item) <= now);
    if (due.length > 0) {
      for (const item of due) {
        item.remove();
        if (waiting) entries.unshift(new Entry(item));
        else entries = entries.filter((entry) => entry.item !== item);
      }
      moved += due.length;
      notice.textContent = countIn(notice, moved);
      whole = countIn(status, entries.length);
      register.querySelector<HTMLElement>('[data-register-empty]')!.hidden = entries.length > 0;
    }
    const next = Math.min(...open.filter((item) => !due.includes(item)).map(closing));
    if (next < Infinity)
      setTimeout(
        () => {
          const focused = document.activeElement as HTMLElement;
          const hadFocus = list.contains(focused);
          moveClosed(notice);
          show();
          if (hadFocus) (list.contains(focused) ? focused : status).focus({ preventScroll: true });
        },
        Math.min(next - now, LONGEST_TIMER),
      );
  }

  function go(address: string): void {
    history.pushState(null, '', address);
    show();
  }

  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    go(`${location.pathname}?${new URLSearchParams(readForm())}`);
  });
  register.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('[data-step], [data-register-clear]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    go(link.hasAttribute('data-step') ? link.href : location.pathname);
    status.focus({ preventScroll: true });
    register.scrollIntoView();
  });
  addEventListener('popstate', show);
  addEventListener('hashchange', show);
  // On paper stands everything that was found, not one page of it.
  addEventListener('beforeprint', () => list.replaceChildren(...found.map(({ item }) => item)));
  addEventListener('afterprint', show);
  const notice = register.querySelector<HTMLElement>('[data-register-moved]');
  if (notice) moveClosed(notice);
  show();
  list.dataset['ready'] = '';
}

/** Marks that depend on the day: set right where the page is older than today. */
function updateMarks(list: HTMLElement): void {
  const today = todayInIndia();
  for (const badge of list.querySelectorAll<HTMLElement>('[data-new-until]'))
    if (today >= badge.dataset['newUntil']!) badge.remove();
  for (const mark of list.querySelectorAll<HTMLElement>('[data-until]')) {
    const { from, until } = mark.dataset;
    const state: PeriodState = stateOn(today, { from, until: until! });
    mark.dataset['state'] = state;
    mark.textContent = mark.dataset[state]!;
    mark.closest('li')!.dataset['validity'] = STANDING_IN[state];
  }
  for (const mark of list.querySelectorAll<HTMLElement>('[data-days-left]')) {
    const closes = mark.closest('li')!.dataset['closes']!.slice(0, 10);
    const days = (Date.parse(closes) - Date.parse(today)) / DAY_MS;
    const { daysLeft, today: isToday, tomorrow } = mark.dataset;
    mark.textContent =
      days > DAYS_SHOWN ? '' : days < 1 ? isToday! : days < 2 ? tomorrow! : put(daysLeft!, { count: days });
  }
}

/** How many, in words of the page. */
function countIn({ dataset }: HTMLElement, count: number): string {
  return count === 1 ? dataset['one']! : put(dataset['count']!, { count });
}

function put(text: string, values: Record<string, number>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name]!.toLocaleString('en-IN'));
}
