import { isLang, type Lang } from '../language/lang.ts';

/** The first match below an element. The markup promises one; an error names the selector if it is missing. */
export function find<E extends Element = HTMLElement>(root: ParentNode, selector: string): E {
  const element = root.querySelector<E>(selector);
  if (!element) throw new Error(selector);
  return element;
}

/** A data attribute; empty if the markup lacks it. */
export function data({ dataset }: HTMLElement, name: string): string {
  return dataset[name] ?? '';
}

/** Puts words into a live region; the same again are not announced again. */
export function putWords(region: HTMLElement, words: string): void {
  if (region.textContent !== words) region.textContent = words;
}

/** Moves the focus to a live region whose words have just changed: they are read as what has the focus, not announced as well. */
export function focusOnWords(region: HTMLElement, options?: FocusOptions): void {
  region.ariaLive = 'off';
  region.addEventListener('blur', () => (region.ariaLive = null), { once: true });
  region.focus(options);
}

/** The language of an element: its own or that of the nearest element around it. */
export function langAt(element: Element): Lang {
  const own = element.closest<HTMLElement>('[lang]')?.lang;
  return isLang(own) ? own : 'en';
}

/** The language of this page. */
export function pageLang(): Lang {
  const { lang } = document.documentElement;
  return isLang(lang) ? lang : 'en';
}

/** Whether the reader's browser is set to save data. Missing from the types of TypeScript: not every browser has it. */
export function savesData(): boolean {
  const { connection }: Navigator & { connection?: { saveData?: boolean } } = navigator;
  return connection?.saveData ?? false;
}
