import { isLang, type Lang } from '../language/lang';

const KEY = 'lang';

/** The language kept in this browser, if there is one and the browser lets us read it. */
export function storedLanguage(): Lang | null {
  try {
    const value = localStorage.getItem(KEY);
    return isLang(value) ? value : null;
  } catch {
    return null;
  }
}

/** Keeps the language; a browser that forbids storage loses nothing but the memory. */
export function storeLanguage(lang: Lang): void {
  try {
    localStorage.setItem(KEY, lang);
  } catch {
    // Private mode or blocked storage: the address still says the language.
  }
}
