import { data, find, focusOnWords, putWords } from '../lib/dom';
import { fold } from '../text/fold';
import { updateMarks } from './marks';

const MINUTE_MS = 6e4;

/** A row of the list. Its words are read on first use: a long list must not delay the page. */
interface Row extends HTMLElement {
  words?: string;
}

/** Adds filter and order to a finished list of records, and moves tenders that close. The choice is kept in the address. */
export function enhanceRegister(register: HTMLElement): void {
  const part = (name: string) => find(register, `[data-register-${name}]`);
  const [list, status, clear, pages] = [part('list'), part('status'), part('clear'), part('pages')] as const;
  const older = register.querySelector<HTMLElement>('[data-register-older]');
  const filter = register.querySelector<HTMLDetailsElement>('[data-register-filter]');
  const form = filter?.querySelector('form');
  const notice = register.querySelector<HTMLElement>('[data-register-moved]');
  const size = Number(register.dataset['pageSize']);
  const isOpenList = register.dataset['state'] === 'active';

  /** What the page came with. Tenders that were open at the build wait in a template of the closed list. */
  const built = [...list.children] as Row[];
  const waiting = [...(register.querySelector('template')?.content.children ?? [])] as Row[];
  let moved = 0;
  /** What the list shows while nothing is chosen. */
  let first = built;
  let loaded: Promise<Row[]> | undefined;
  /** What is being shown; an older answer that comes late is dropped. */
  let turn = 0;
  let found: Row[] = [];

  const orders: Record<string, (a: Row, b: Row) => number> = {
    oldest: (a, b) => (dateOf(a) || '9').localeCompare(dateOf(b) || '9'),
    title: (a, b) => titleOf(a).localeCompare(titleOf(b), document.documentElement.lang, { numeric: true }),
  };

  /** Every row of the list, also those of its other pages; null where they could not be loaded. */
  async function allRows(): Promise<Row[] | null> {
    const file = register.dataset['all'];
    if (!file) return first;
    try {
      const rest = await (loaded ??= loadRows(file));
      return [...first.filter((row) => !built.includes(row)), ...rest];
    } catch {
      loaded = undefined;
      return null;
    }
  }

  /** What was chosen, field by field. */
  function readForm(): [string, string][] {
    const fields = [...new FormData(form ?? undefined)] as [string, string][];
    return fields.filter(([, value]) => value.trim());
  }

  /** Reads the address and shows what it selects; invalid values are ignored. */
  async function show(): Promise<void> {
    const own = (turn += 1);
    const query = new URLSearchParams(location.search);
    for (const field of (form?.elements ?? []) as Iterable<HTMLSelectElement>) {
      field.value = query.get(field.name) ?? '';
      if (field.selectedIndex < 0) field.value = '';
    }
    const { sort = '', ...choice } = Object.fromEntries(readForm());
    const narrowing = Object.entries(choice);
    const isWhole = narrowing.length === 0 && !sort;
    const total = Number(data(status, 'total')) + moved;
    const rows = isWhole ? first : await allRows();
    if (own !== turn) return;
    const known = rows ?? first;
    found = known.filter((row) => narrowing.every((field) => fits(row, field)));
    if (sort) found = found.toSorted(orders[sort]);

    const last = isWhole ? 1 : Math.max(1, Math.ceil(found.length / size));
    const wanted = Math.trunc(Number(query.get('page'))) || 1;
    const page = Math.min(Math.max(wanted, 1), last);
    showOnly(list, isWhole ? first : found.slice((page - 1) * size, page * size));

    const count =
      narrowing.length === 0
        ? countIn(status, total)
        : found.length === 0
          ? data(status, 'nothing')
          : fill(data(status, 'found'), { found: found.length, count: total });
    putWords(status, rows ? count : `${count} ${data(status, 'notLoaded')}`);
    clear.hidden = isWhole;
    if (older) older.hidden = !isWhole;
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
    const isClosed = (row: Row) => Date.parse(data(row, 'closes')) <= Date.now();
    const current = isOpenList ? built.filter((row) => !isClosed(row)) : [...waiting.filter(isClosed), ...built];
    if (!notice || current.length === first.length) return;
    first = current;
    moved = current.length - built.length;
    notice.textContent = countIn(notice, Math.abs(moved));
    if (list.contains(document.activeElement)) focusOnWords(status);
    void show();
  }

  /** The choice in the address, without the number of a page. */
  function address(): string {
    const query = String(new URLSearchParams(readForm()));
    return location.pathname + (query && `?${query}`);
  }

  // In the address as soon as it is chosen, so that the language button and a reload lose nothing; shown when the button is pressed.
  form?.addEventListener('change', () => history.replaceState(null, '', address()));
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    history.replaceState(null, '', address());
    if (filter) filter.open = false;
    void show().then(() => focusOnWords(status));
  });
  register.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('[data-step], [data-register-clear]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    history.pushState(null, '', link.hasAttribute('data-step') ? link.href : location.pathname);
    void show().then(() => {
      focusOnWords(status, { preventScroll: true });
      register.scrollIntoView();
    });
  });
  addEventListener('popstate', () => void show());
  // Everything that was found is printed, not one page of it.
  addEventListener('beforeprint', () => clear.hidden || list.replaceChildren(...found));
  addEventListener('afterprint', () => void show());
  // What was chosen while this was loading stays.
  if (!location.search && readForm().length > 0) history.replaceState(null, '', address());
  else void show();
  if (notice) {
    moveClosed();
    setInterval(moveClosed, MINUTE_MS);
  }
}

async function loadRows(address: string): Promise<Row[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(address);
  const template = document.createElement('template');
  template.innerHTML = await response.text();
  updateMarks(template.content);
  return [...template.content.children] as Row[];
}

/** Leaves the rows that are there already: replacing them all would cost a new layout. */
function showOnly(list: HTMLElement, rows: Row[]): void {
  if (rows.length !== list.children.length || rows.some((row, index) => list.children[index] !== row))
    list.replaceChildren(...rows);
}

/** Whether a row matches a field of the form. */
function fits(row: Row, [field, value]: [string, string]): boolean {
  if (field === 'words') {
    const words = (row.words ??= fold(`${row.textContent} ${data(row, 'words')}`));
    return fold(value)
      .split(/\s+/)
      .every((word) => words.includes(word));
  }
  if (field === 'year') return dateOf(row).startsWith(value);
  return data(row, field).split(' ').includes(value);
}

function dateOf(row: Row): string {
  return data(row, 'date');
}

function titleOf(row: Row): string {
  return find(row, '[data-title]').textContent;
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
