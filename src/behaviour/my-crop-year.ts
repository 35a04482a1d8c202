import { CROP_YEAR_KEY } from '../lib/crop-year-choice';
import { data, find, focusOnWords } from '../lib/dom';
import { readStored, store } from '../lib/stored';
import { markMonth } from './crop-calendar';

/** Begins like the names of all caches of the site, so that it is deleted with them. */
const COPIES = 'cbn-crop-years';

/** Shows in its place what the front page has of the chosen office and kind. */
export async function showCropYear(slot: HTMLElement): Promise<void> {
  const shown = find(slot, '[data-shown-year]');
  const open = find(slot, '[data-open-year]');
  const key = readStored(CROP_YEAR_KEY);
  mark(Boolean(key));
  shown.replaceChildren();
  open.hidden = true;
  if (!key) return;
  try {
    const own = await loadYear(data(slot, 'years'), key);
    // An office that is no more, or what is no choice of ours.
    if (own === undefined) return forget(slot);
    shown.innerHTML = own;
    markMonth(shown);
    find(shown, '[data-forget]').addEventListener('click', () => {
      forget(slot);
      const said = find(slot, '[data-told]');
      said.textContent = data(said, 'removed');
      focusOnWords(said);
    });
  } catch {
    // No network and no copy: its page may still be among those that were visited.
    mark(false);
    open.hidden = false;
    find<HTMLAnchorElement>(open, 'a').href = `${data(slot, 'page')}${key}/`;
  }
}

/** Keeps the office and kind of this page on the device, or removes them. */
export function offerToKeep(box: HTMLElement, keepPage: () => void): void {
  const said = find(box, '[data-told]');
  const isKept = () => readStored(CROP_YEAR_KEY) === data(box, 'year');
  const show = () => box.toggleAttribute('data-is-kept', isKept());
  const change = (value: string | false, focused: string) => {
    store(CROP_YEAR_KEY, value);
    show();
    // That it is kept is read with the button that has the focus.
    said.textContent = isKept() ? '' : data(said, value ? 'blocked' : 'removed');
    if (value && !isKept()) said.className = '';
    else find(box, focused).focus();
    if (isKept()) keepPage();
    else void deleteCopies();
  };
  find(box, '[data-remember]').addEventListener('click', () => change(data(box, 'year'), '[data-forget]'));
  find(box, '[data-forget]').addEventListener('click', () => change(false, '[data-remember]'));
  addEventListener('pageshow', show);
  show();
}

function forget(slot: HTMLElement): void {
  store(CROP_YEAR_KEY, false);
  mark(false);
  find(slot, '[data-shown-year]').replaceChildren();
  void deleteCopies();
}

function mark(isChosen: boolean): void {
  document.documentElement.toggleAttribute('data-crop-year', isChosen);
}

/**
 * The crop year of an office and kind, from the file of all of them, one on each line: no request tells which is wanted. Without a network
 * as it was when it was last fetched.
 */
async function loadYear(path: string, key: string): Promise<string | undefined> {
  const isOwn = (line: string) => line.startsWith(`<section data-year="${key}"`);
  const copies = 'caches' in window && readStored('offline') !== 'off' ? await caches.open(COPIES) : undefined;
  try {
    const response = await fetch(path);
    if (!response.ok) throw new Error(path);
    const own = (await response.text()).split('\n').find(isOwn);
    if (own) await copies?.put(path, new Response(own));
    return own;
  } catch (error) {
    const copy = await (await copies?.match(path))?.text();
    if (copy === undefined || !isOwn(copy)) throw error;
    return copy;
  }
}

async function deleteCopies(): Promise<void> {
  if ('caches' in window) await caches.delete(COPIES);
}
