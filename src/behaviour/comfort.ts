import { COMFORT_KEY } from './apply-comfort';

const NAMES = ['text', 'contrast'];

/** Sets text size and contrast when they are chosen, and keeps them; `behaviour/apply-comfort.ts` sets them on later pages. */
export function setComfort(controls: HTMLElement): void {
  const root = document.documentElement.dataset;
  const show = () => {
    for (const choice of controls.querySelectorAll('input'))
      choice.checked = (root[choice.name] ?? '') === choice.value;
  };
  const set = (name: string, value?: string) => {
    if (value) root[name] = value;
    else delete root[name];
  };
  controls.addEventListener('change', ({ target }) => {
    const { name, value } = target as HTMLInputElement;
    set(name, value);
    try {
      if (NAMES.some((each) => root[each])) localStorage.setItem(COMFORT_KEY, JSON.stringify(root));
      else localStorage.removeItem(COMFORT_KEY);
    } catch {
      // Private mode or blocked storage: the choice holds on this page.
    }
  });
  // Back to a page that the browser kept as it was, after a choice on another one.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    const kept = JSON.parse(localStorage.getItem(COMFORT_KEY) ?? '{}') as Record<string, string>;
    for (const name of NAMES) set(name, kept[name]);
    show();
  });
  show();
}
