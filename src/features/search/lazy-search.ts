const load = () => import('./browser');

/** Suggestions under a search box, loaded when it is first used. Until then, and if loading fails, it is a plain form. */
export function suggestOnFocus(input: HTMLInputElement): void {
  const start = () => load().then(({ suggest }) => suggest(input), listen);
  const listen = () => input.addEventListener('focus', start, { once: true });
  if (input === document.activeElement) start();
  else listen();
}

/** The search page answers the query of its address at once, others when they are typed. */
export function startSearch(view: HTMLElement): void {
  view.querySelector('[data-part=no-script]')!.remove();
  const start = () =>
    load().then(
      ({ showResults }) => showResults(view),
      () => view.querySelector('[data-part=failed]')!.removeAttribute('hidden'),
    );
  if (location.search) start();
  else view.querySelector('input')!.addEventListener('focus', start, { once: true });
}
