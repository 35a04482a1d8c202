import { readStored, store } from '../lib/stored';
import { READING_KEY } from './apply-reading';

const NAMES = ['text', 'contrast'];

/** Sets text size and contrast when they are chosen, and stores them; `behaviour/apply-reading.ts` sets them on later pages. */
export function initReadingPanel(controls: HTMLElement): void {
  const root = document.documentElement.dataset;
  const choices = controls.querySelectorAll('input');
  const show = () => {
    for (const choice of choices) choice.checked = (root[choice.name] ?? '') === choice.value;
  };
  const set = (name: string, value?: string) => {
    if (value) root[name] = value;
    else delete root[name];
  };
  for (const choice of choices)
    choice.addEventListener('change', () => {
      set(choice.name, choice.value);
      store(READING_KEY, NAMES.some((name) => root[name]) && JSON.stringify(root, NAMES));
    });
  // Back to a page from the browser's own cache, after a choice on another one.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    const stored: Record<string, string> = JSON.parse(readStored(READING_KEY) ?? '{}');
    for (const name of NAMES) set(name, stored[name]);
    show();
  });
  show();
}
