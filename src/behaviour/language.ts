import { isLang, otherLang } from '../language/lang';
import { langOf, twinOf } from '../language/twin';
import { pageLang } from '../lib/dom';
import { readStored, store } from '../lib/stored';

const LANGUAGE_KEY = 'lang';

/**
 * The address decides the language and the stored value follows it. The language link flips the stored value and loads
 * the twin address, with query and fragment.
 */
export function storeLanguageOnClick(link: HTMLAnchorElement): void {
  const lang = pageLang();
  // A page in both languages, such as that for wrong addresses, says nothing about the reader.
  if (!document.querySelector('[data-bilingual]')) store(LANGUAGE_KEY, lang);
  link.addEventListener('click', () => {
    store(LANGUAGE_KEY, otherLang(lang));
    // The browser follows the link itself, so that "open in a new tab" works.
    link.href = twinOf(location.pathname) + location.search + location.hash;
  });
}

/** At the bare address: on to the language used last, else English. */
export function redirectToStoredLanguage(): void {
  const stored = readStored(LANGUAGE_KEY);
  location.replace(`/${isLang(stored) ? stored : 'en'}/home/`);
}

/** On a page in both languages, such as the not-found page: the language of the address comes first. */
export function putAddressLanguageFirst(columns: HTMLElement): void {
  const column = columns.querySelector(`:scope > [lang=${langOf(location.pathname)}]`);
  if (!column || column === columns.firstElementChild) return;
  columns.prepend(column);
  // The title that is read first is the one of the page.
  for (const [index, title] of columns.querySelectorAll(':scope > * > :is(h1, h2)').entries())
    title.ariaLevel = String(index + 1);
}
