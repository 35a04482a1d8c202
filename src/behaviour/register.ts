import { data, find } from '../lib/dom';
import { fold } from '../text/fold';
import { todayInIndia } from '../lib/indian-date';
import { STANDING_IN, stateOn } from '../lib/period';

const MINUTE_MS = 6e4;

/** A record of the list. Its words are read on first use: a long list must not delay the page. */
interface Item extends HTMLElement {
  words?: string;
}

/** Adds filter, order and pages to a finished list of records. The choice lives in the address. */
export function enhanceRegister(register: HTMLElement): void {
  const part = (name: string) => find(register, `[data-register-${name}]`);
  const [list, status, clear, pages] = [part('list'), part('status'), part('clear'), part('pages')] as const;
  const form = register.querySelector<HTMLFormElement>('[data-register-form]');
  const notice = register.querySelector<HTMLElement>('[data-register-moved]');
  const size = Number(register.dataset['pageSize']);

  updateMarks(list);
  const isOpenList = register.dataset['state'] === 'active';
  const listed = list.children.length;
  // Tenders that were open at the build wait in a template of the closed list.
  const all = [...(register.querySelector('template')?.content.children ?? []), ...list.children] as Item[];
  let items = all.slice(all.length - listed);
  const orders: Record<string, (a: Item, b: Item) => number> = {
    oldest: (a, b) => (dateOf(a) || '9').localeCompare(dateOf(b) || '9'),
    title: (a, b) => titleOf(a).localeCompare(titleOf(b), document.documentElement.lang, { numeric: true }),
  };
  let found: Item[];

  /** What was chosen, field by field. */
  function readForm(): [string, string][] {
    const fields = [...new FormData(form ?? undefined)] as [string, string][];
    return fields.filter(([, value]) => value.trim());
  }

  /** Reads the address and shows what it selects; invalid values are ignored. */
  function show(): void {
    const query = new URLSearchParams(location.search);
    for (const field of (form?.elements ?? []) as Iterable<HTMLSelectElement>) {
      field.value = query.get(field.name) ?? '';
      if (field.selectedIndex < 0) field.value = '';
    }
    const { sort = '', ...choice } = Object.fromEntries(readForm());
    const narrowing = Object.entries(choice);
    found = items.filter((item) => narrowing.every((field) => fits(item, field)));
    if (sort) found = found.toSorted(orders[sort]);

    const target = found.findIndex(({ id }) => id === location.hash.slice(1));
    const last = Math.max(1, Math.ceil(found.length / size));
    const wanted = Math.trunc(Number(query.get('page'))) || 1;
    const page = target >= 0 ? Math.floor(target / size) + 1 : Math.min(Math.max(wanted, 1), last);
    showOnly(list, found.slice((page - 1) * size, page * size));
    found[target]?.scrollIntoView();

    const isWhole = narrowing.length === 0;
    status.textContent = isWhole
      ? countIn(status, items.length)
      : found.length === 0
        ? data(status, 'nothing')
        : fill(data(status, 'found'), { found: found.length, count: items.length });
    clear.parentElement?.toggleAttribute('hidden', isWhole);
    pages.hidden = last === 1;
    find(pages, 'span').textContent = fill(data(pages, 'pageOf'), { page, pages: last });
    for (const link of pages.querySelectorAll<HTMLAnchorElement>('a')) {
      const next = page + Number(link.dataset['step']);
      link.hidden = next < 1 || next > last;
      query.set('page', String(next));
      link.href = `?${query}`;
    }
  }

  /** Removes from the open list, or adds to the closed one, what has closed since the build, and says so. */
  function moveClosed(): void {
    const now = Date.now();
    const current = all.filter((item) => Date.parse(data(item, 'closes')) > now === isOpenList);
    if (!notice || current.length === items.length) return;
    items = current;
    notice.textContent = countIn(notice, Math.abs(items.length - listed));
    if (list.contains(document.activeElement)) status.focus();
    show();
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
  // Everything that was found is printed, not one page of it.
  addEventListener('beforeprint', () => list.replaceChildren(...found));
  addEventListener('afterprint', show);
  show();
  if (notice) {
    moveClosed();
    setInterval(moveClosed, MINUTE_MS);
  }
  list.dataset['ready'] = '';
}

/** Leaves the items that are there already: replacing them all would cost a new layout. */
function showOnly(list: HTMLElement, items: Item[]): void {
  if (items.some((item, index) => list.children[index] !== item)) list.replaceChildren(...items);
  else for (const item of [...list.children].slice(items.length)) item.remove();
}

/** Whether a record matches a field of the form. */
function fits(item: Item, [field, value]: [string, string]): boolean {
  if (field === 'words') {
    const words = (item.words ??= fold(item.textContent));
    return fold(value)
      .split(/\s+/)
      .every((word) => words.includes(word));
  }
  if (field === 'year') return dateOf(item).startsWith(value);
  return data(item, field).split(' ').includes(value);
}

function dateOf(item: Item): string {
  return data(item, 'date');
}

function titleOf(item: Item): string {
  return find(item, '[data-title]').textContent;
}

/** Marks that depend on the day: set right where the page is older than today. */
function updateMarks(list: HTMLElement): void {
  const today = todayInIndia();
  for (const badge of list.querySelectorAll<HTMLElement>('[data-new-until]'))
    if (today >= data(badge, 'newUntil')) badge.remove();
  for (const mark of list.querySelectorAll<HTMLElement>('[data-until]')) {
    const state = stateOn(today, { from: data(mark, 'from'), until: data(mark, 'until') });
    const item = mark.closest('li');
    if (!item || mark.dataset['state'] === state) continue;
    mark.dataset['state'] = state;
    mark.textContent = data(mark, state);
    item.dataset['validity'] = STANDING_IN[state];
    // Events that are over come below those to come.
    if (state === 'ended' && 'events' in list.dataset) list.append(item);
  }
}

/** How many, in words of the page: it has words of its own for none and for one. */
function countIn(element: HTMLElement, count: number): string {
  return fill(data(element, ['none', 'one'][count] ?? 'count'), { count });
}

/**
 * Like `fill` of the tools, which would be one more file for every page. Most lists are short: formatting through the browser takes longer
 * than everything else here.
 */
function fill(text: string, values: Record<string, number>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name] ?? 0;
    return value < 1000 ? String(value) : value.toLocaleString('en-IN');
  });
}
