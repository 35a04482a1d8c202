const load = () => import('./browser');

/** Suggestions under a search box, loaded when it is first used. Until then, and if loading fails, it is a plain form. */
export function suggestOnFocus(input: HTMLInputElement): void {
  const start = () => load().then(({ suggest }) => suggest(input), listen);
  const listen = () => input.addEventListener('focus', start, { once: true });
  if (input === document.activeElement) start();
  else listen();
  // On a phone the box is behind a button: pressed, it is ready to type.
  input.closest<HTMLElement>('[popover]')?.addEventListener('toggle', (event) => {
    if (event.newState === 'open') input.focus();
  });
}

/** The search page answers the query of its address at once, others when they are typed. */
export function startSearch(view: HTMLElement): void {
  view.querySelector('[data-part=no-script]')!.remove();
  const start = () =>
    load().then(
      ({ showResults }) => showResults(view),
      () => view.querySelector('[data-part=failed]')!.removeAttribute('hidden'),
    );
  const isAsked = /[?&]q=[^&]/.test(location.search);
  view.dataset['state'] = isAsked ? 'asked' : 'empty';
  if (isAsked) start();
  else view.querySelector('input')!.addEventListener('focus', start, { once: true });
}
