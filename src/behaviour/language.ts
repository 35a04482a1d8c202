import { isLang, otherLang } from '../language/lang';
import { twinOf } from '../language/twin';
import { storedLanguage, storeLanguage } from './stored-language';

/**
 * The address decides the language and the stored value follows it. The language link flips the stored value and loads
 * the twin address, with query and fragment.
 */
export function rememberLanguage(link: HTMLAnchorElement): void {
  const { lang } = document.documentElement;
  if (!isLang(lang)) return;
  storeLanguage(lang);
  link.addEventListener('click', () => {
    storeLanguage(otherLang(lang));
    // The browser follows the link itself, so that "open in a new tab" keeps working.
    link.href = twinOf(location.pathname) + location.search + location.hash;
  });
}

/** At the bare address: on to the language used last, else English. */
export function enterSite(): void {
  location.replace(`/${storedLanguage() ?? 'en'}/home/`);
}

/** On a page in both languages, such as the not-found page: the language of the address comes first. */
export function showAddressLanguageFirst(columns: HTMLElement): void {
  const lang = location.pathname.split('/')[1];
  const column = [...columns.children].find((child) => child instanceof HTMLElement && child.lang === lang);
  if (column) columns.prepend(column);
}
