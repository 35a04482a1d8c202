/**
 * The headings of a finished table become buttons that sort it. What they and the fields do is loaded when one is first used, or when
 * the address already asks.
 */
export function startExtract(box: HTMLElement): void {
  for (const heading of box.querySelectorAll('thead th')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.append(...heading.childNodes);
    heading.append(button);
  }
  box.querySelector('table')!.dataset['sortable'] = 'ready';
  let isReady = false;
  let started: Promise<void> | undefined;
  const start = () =>
    (started ??= import('./browser').then(
      (browser) => {
        browser.startExtract(box);
        isReady = true;
      },
      () => {
        started = undefined;
        box.querySelector('output')!.textContent = JSON.parse(box.dataset['words']!).notLoaded;
      },
    ));
  box.addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest<HTMLElement>('button, [data-extract-whole]');
      if (isReady || !button) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      void start().then(() => isReady && button.click());
    },
    true,
  );
  for (const use of ['focusin', 'change', 'toggle'])
    box.addEventListener(use, () => void start(), { once: true, capture: true });
  if (location.search) void start();
}
