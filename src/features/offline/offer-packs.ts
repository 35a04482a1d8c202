import { fill, formatMoment, formatNumber } from '../../language/format';
import type { Lang } from '../../language/lang';
import { nowInIndia } from '../../lib/indian-date';
import { visitedPages } from './kept';
import type { OfferWords } from './offer-words';
import { type PackRecord, packRecords, removeAll, removePack } from './pack-records';
import { loadedAssets, startWorker, stopWorker, switchOff } from './register';
import { savePack } from './save-pack';

/** Wakes the buttons of the page: save and remove packs, see and remove what is kept. */
export function offerPacks(view: HTMLElement): void {
  const lang = document.documentElement.lang as Lang;
  const words = JSON.parse(view.dataset['offline']!) as OfferWords;
  const note = view.querySelector<HTMLElement>('[data-no-script]')!;
  if (!navigator.serviceWorker || !window.caches) {
    note.textContent = words.unsupported;
    return;
  }
  note.remove();
  const cards = [...view.querySelectorAll<HTMLFormElement>('[data-pack]')].map((form) => offerPack(form, lang, words));
  const kept = view.querySelector<HTMLElement>('[data-kept]')!;
  const showKept = () => showVisited(kept, lang, words);
  kept.hidden = false;
  kept.querySelector('[data-remove-all]')!.addEventListener('click', async () => {
    switchOff(true);
    await stopWorker();
    await removeAll();
    for (const showState of cards) await showState();
    await showKept();
    kept.querySelector('output')!.textContent = words.removedAll;
  });
  void showKept();
}

/** One card; gives what shows its state again. */
function offerPack(form: HTMLFormElement, lang: Lang, words: OfferWords): () => Promise<void> {
  const id = form.dataset['pack']!;
  const button = form.querySelector<HTMLButtonElement>('[type=submit]')!;
  const remove = form.querySelector<HTMLButtonElement>('[data-remove]')!;
  const bar = form.querySelector('progress')!;
  const amount = form.querySelector<HTMLElement>('[data-amount]')!;
  const status = form.querySelector('output')!;
  const size = (bytes: number) => `${formatNumber(Math.ceil(bytes / 1024), lang)} ${words.kb}`;
  let isBusy = false;

  const showState = async (message?: string) => {
    const record = (await packRecords()).find((each) => each.id === id && each.lang === lang);
    button.textContent = record ? words.again : words.save;
    remove.hidden = !record;
    status.textContent = [message, record && describe(record)].filter(Boolean).join(' ');
  };
  const describe = ({ keptAt, bytes }: PackRecord) =>
    fill(words.saved, { date: formatMoment(nowInIndia(new Date(keptAt)), lang), size: size(bytes) });

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
      const hasFormer = (await packRecords()).some((each) => each.id === id && each.lang === lang);
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

/** Pages that were visited, with the day of each copy. */
async function showVisited(kept: HTMLElement, lang: Lang, words: OfferWords): Promise<void> {
  const pages = (await visitedPages()).filter(({ path }) => !path.endsWith('/offline/'));
  const intro = kept.querySelector<HTMLElement>('[data-visited]')!;
  intro.textContent = pages.length > 0 ? fill(words.visited, { count: pages.length }) : words.visitedNone;
  kept.querySelector('ul')!.replaceChildren(
    ...pages.map(({ path, title, keptAt }) => {
      const item = document.createElement('li');
      const link = document.createElement('a');
      link.href = path;
      link.textContent = new DOMParser().parseFromString(title, 'text/html').body.textContent;
      const [, other] = /^\/(en|hi)\//.exec(path) ?? [];
      if (other && other !== lang) link.lang = link.hreflang = other;
      item.append(link, ` (${formatMoment(nowInIndia(new Date(keptAt)), lang)})`);
      return item;
    }),
  );
}
