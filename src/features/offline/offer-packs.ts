import { fill, formatMoment, formatNumber } from '../../language/format';
import type { Lang } from '../../language/lang';
import { langOf } from '../../language/twin';
import { data, find, pageLang } from '../../lib/dom';
import { nowInIndia } from '../../lib/indian-date';
import type { OfferWords } from './offer-words';
import { packRecord, removeAll, removePack } from './pack-records';
import { visitedPages } from './page-cache';
import { loadedAssets, startWorker, stopWorker, switchOff } from './register';
import { savePack } from './save-pack';

/** Enables the buttons of the page: save and remove packs, see and remove what is cached. */
export function initPackList(view: HTMLElement): void {
  const lang = pageLang();
  const words: OfferWords = JSON.parse(data(view, 'offline'));
  const note = find(view, '[data-no-script]');
  if (!navigator.serviceWorker || !window.caches) {
    note.textContent = words.unsupported;
    return;
  }
  note.remove();
  const cards = [...view.querySelectorAll<HTMLFormElement>('[data-pack]')].map((form) => initCard(form, lang, words));
  const kept = find(view, '[data-kept]');
  kept.hidden = false;
  find(kept, '[data-remove-all]').addEventListener('click', async () => {
    switchOff(true);
    await stopWorker();
    await removeAll();
    for (const showState of cards) await showState();
    await showVisited(kept, lang, words);
    find(kept, 'output').textContent = words.removedAll;
  });
  void showVisited(kept, lang, words);
}

/** One card; returns what shows its state again. */
function initCard(form: HTMLFormElement, lang: Lang, words: OfferWords): () => Promise<void> {
  const id = data(form, 'pack');
  const button = find(form, '[type=submit]');
  const remove = find(form, '[data-remove]');
  const bar = find<HTMLProgressElement>(form, 'progress');
  const amount = find(form, '[data-amount]');
  const status = find(form, 'output');
  const size = (bytes: number) => `${formatNumber(Math.ceil(bytes / 1024), lang)} ${words.kb}`;
  let isBusy = false;

  const showState = async (message?: string) => {
    const record = await packRecord({ id, lang });
    const saved = record && fill(words.saved, { date: dateOf(record, lang), size: size(record.bytes) });
    button.textContent = record ? words.again : words.save;
    remove.hidden = !record;
    status.textContent = [message, saved].filter(Boolean).join(' ');
  };

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    // Not disabled: the focus would be lost.
    if (isBusy) return;
    isBusy = true;
    bar.hidden = amount.hidden = false;
    bar.removeAttribute('value');
    amount.textContent = '';
    status.textContent = words.starting;
    try {
      switchOff(false);
      await startWorker();
      await savePack(id, lang, loadedAssets(), (done, total) => {
        bar.max = total;
        bar.value = done;
        amount.textContent = fill(words.amount, { done: size(done), total: size(total) });
      });
      await showState();
    } catch {
      const hasFormer = await packRecord({ id, lang });
      await showState(hasFormer ? `${words.failed} ${words.formerSafe}` : words.failed);
      button.textContent = words.tryAgain;
    }
    bar.hidden = amount.hidden = true;
    isBusy = false;
  });

  remove.addEventListener('click', async () => {
    await removePack({ id, lang });
    await showState(words.removed);
    button.focus();
  });

  form.hidden = false;
  void showState();
  return showState;
}

/** Lists the pages that were visited, with the day of each copy. */
async function showVisited(kept: HTMLElement, lang: Lang, words: OfferWords): Promise<void> {
  const pages = await visitedPages();
  find(kept, '[data-visited]').textContent =
    pages.length > 0 ? fill(words.visited, { count: pages.length }) : words.visitedNone;
  const items = pages.map((page) => {
    const item = document.createElement('li');
    const link = document.createElement('a');
    link.href = page.path;
    link.textContent = new DOMParser().parseFromString(page.title, 'text/html').body.textContent;
    const pageLanguage = langOf(page.path);
    if (pageLanguage && pageLanguage !== lang) link.lang = link.hreflang = pageLanguage;
    item.append(link, ` (${dateOf(page, lang)})`);
    return item;
  });
  find(kept, 'ul').replaceChildren(...items);
}

function dateOf({ keptAt }: { keptAt: number }, lang: Lang): string {
  return formatMoment(nowInIndia(new Date(keptAt)), lang);
}
