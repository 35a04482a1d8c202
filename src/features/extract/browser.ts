import { fill } from '../../language/format';
import { data, find, focusOnWords, pageLang, putWords } from '../../lib/dom';
import { readExtract, writeExtract } from './address';
import { type Extract, isNarrowed, WHOLE } from './extract';
import { fillForm, readForm, tellWrong } from './form';
import { type Found, openTable } from './open-table';
import { grouped, putExtract } from './sight';
import { startTaking } from './take';
import type { ExtractWords } from './words';

/** Lets a reader choose from a finished table. The choice stands in the address as soon as it is made. */
export function startExtract(box: HTMLElement): void {
  const words = JSON.parse(data(box, 'words')) as ExtractWords;
  const table = openTable(box, pageLang());
  const part = <E extends HTMLElement>(name: string) => box.querySelector<E>(`[data-extract-${name}]`);
  const form = find<HTMLFormElement>(box, '[data-extract-form]');
  const status = find(box, '[data-extract-status]');
  const whole = find(box, '[data-extract-whole]');
  const more = find(box, '[data-extract-more]');
  const radios = [...box.querySelectorAll<HTMLInputElement>('[data-extract-as] input')];
  const of = part('of');
  const select = of?.querySelector('select');
  const step = Number(box.dataset['atOnce']);
  const first = Number(box.dataset['first']);
  const least = first ? step : Math.max(step, find<HTMLTableElement>(box, 'table').tBodies[0]?.rows.length ?? 0);

  /** Also what is mostly empty: at first it is not in sight. */
  const isCut = table.columns.some(({ isSpare }) => isSpare) || box.dataset['count'] !== box.dataset['total'];
  const everything = { ...WHOLE, columns: isCut ? table.columns.map(({ name }) => name) : [] };
  let extract = WHOLE;
  let most = first || least;
  let found: Found | undefined;
  /** What is being shown; an older answer that comes late is dropped. */
  let turn = 0;
  const takeAlong = startTaking(box, table, words, () => extract);

  async function show(): Promise<void> {
    const own = (turn += 1);
    const answer = await table.find(extract, most);
    if (own !== turn) return;
    found = answer;
    delete box.dataset['first'];
    putWords(status, putExtract(box, table, answer, extract, most, words).join(' '));
    if (answer.rows.length === answer.count) part('part')?.remove();
    const left = answer.count - most;
    more.hidden = left <= 0 || extract.as === 'chart';
    more.textContent = fill(words.more, { count: grouped(Math.min(step, left)) });
    whole.hidden =
      answer.shown.length === table.columns.length &&
      answer.count === Number(box.dataset['total']) &&
      !extract.sort &&
      extract.as === 'table';
    for (const radio of radios) radio.checked = radio.value === extract.as;
    if (of && select) {
      of.hidden = extract.as === 'table';
      for (const option of select.options)
        option.hidden = option.disabled = !answer.shown.some(({ name }) => name === option.value);
      select.value = extract.of ?? [...select.options].find(({ disabled }) => !disabled)?.value ?? '';
    }
    for (const heading of box.querySelectorAll<HTMLElement>('thead th')) {
      const order = extract.sort?.isDescending ? 'descending' : 'ascending';
      heading.ariaSort = extract.sort?.column === heading.dataset['column'] ? order : null;
    }
    takeAlong();
  }

  /** Another extract: into the address, and onto the page. */
  async function change(changed: Partial<Extract>): Promise<void> {
    extract = { ...extract, ...changed };
    history.replaceState(null, '', location.pathname + writeExtract(extract, location.search) + location.hash);
    await show();
  }

  form.addEventListener('change', () => {
    // In the address as soon as it is chosen, so that the language button and a reload lose nothing.
    const { wrong: _, ...chosen } = readForm(form, table.columns);
    const query = writeExtract({ ...extract, ...chosen }, location.search);
    history.replaceState(null, '', location.pathname + query + location.hash);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const { wrong, ...chosen } = readForm(form, table.columns);
    tellWrong(form, wrong, words);
    if (wrong.length > 0) return;
    most = least;
    const choose = part<HTMLDetailsElement>('choose');
    if (choose) choose.open = false;
    void change(chosen).then(() => focusOnWords(status));
  });
  for (const radio of radios)
    radio.addEventListener('change', () => void change({ as: radio.value === 'chart' ? 'chart' : 'table' }));
  select?.addEventListener('change', () => void change({ of: select.value }));
  box.addEventListener('click', ({ target }) => {
    const heading = (target as Element).closest('thead button')?.closest('th');
    if (!heading) return;
    const column = data(heading, 'column');
    const isDescending = extract.sort?.column === column && !extract.sort.isDescending;
    void change({ sort: { column, isDescending } }).then(() =>
      status.append(
        `. ${fill(words[isDescending ? 'sortDescending' : 'sortAscending'], { column: data(heading, 'label') })}`,
      ),
    );
  });
  whole.addEventListener('click', (event) => {
    event.preventDefault();
    most = first || least;
    fillForm(form, everything);
    tellWrong(form, [], words);
    tellOdd(part('odd'), [], words);
    void change(everything).then(() => focusOnWords(status));
  });
  more.addEventListener('click', () => {
    most += step;
    void show().then(() => more.hidden && focusOnWords(status));
  });
  // Everything that was chosen is printed, not only what is drawn.
  let before = most;
  addEventListener('beforeprint', () => {
    before = most;
    if (found) table.put(found, Infinity);
  });
  addEventListener('afterprint', () => found && table.put(found, before));

  const asked = readExtract(location.search, table.columns);
  extract = asked.extract;
  // What was chosen while this was loading stays.
  const { wrong: _, ...chosen } = readForm(form, table.columns);
  const isChart = radios.some(({ checked, value }) => checked && value === 'chart');
  const isChosen = !location.search && (isNarrowed({ ...WHOLE, ...chosen }) || isChart);
  if (isChosen) return void change({ ...chosen, as: isChart ? 'chart' : 'table' });
  fillForm(form, extract);
  tellOdd(part('odd'), asked.odd, words);
  void show();
}

/** Says what of the address was not understood. */
function tellOdd(place: HTMLElement | null, odd: string[], words: ExtractWords): void {
  if (!place) return;
  place.hidden = odd.length === 0;
  place.textContent = odd.length > 0 ? fill(words.odd, { parts: odd.join(', ') }) : '';
}
