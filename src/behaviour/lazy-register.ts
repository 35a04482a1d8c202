import { data, pageLang } from '../lib/dom';

const MINUTE_MS = 6e4;

/** The filter of a list is loaded when it is first used, when the address already asks, and when a tender has closed since the build. */
export function startRegister(register: HTMLElement): void {
  const form = register.querySelector('form');
  let started: Promise<void> | undefined;
  let isReady = false;
  const start = () =>
    (started ??= import('./register').then(({ enhanceRegister }) => {
      enhanceRegister(register);
      isReady = true;
    }));
  const send = (event: Event) => {
    if (isReady) return;
    event.preventDefault();
    // If it did not come, the form sends the choice to its own page: the address then asks.
    start().then(
      () => form?.requestSubmit(),
      () => form?.submit(),
    );
  };
  form?.addEventListener('submit', send, { once: true });
  for (const use of ['focusin', 'change']) register.addEventListener(use, start, { once: true });
  if (location.search || hasClosed(register)) start();
  else if (register.dataset['state']) {
    const watch = setInterval(() => {
      if (!hasClosed(register)) return;
      clearInterval(watch);
      start();
    }, MINUTE_MS);
  }
  leadToRecord(register);
}

/** Whether a tender has closed that was open at the build; in the closed list these wait in a template. */
function hasClosed(register: HTMLElement): boolean {
  const rows = [register, register.querySelector('template')?.content].flatMap((place) => [
    ...(place?.querySelectorAll<HTMLElement>('[data-closes]') ?? []),
  ]);
  return rows.some((row) => Date.parse(data(row, 'closes')) <= Date.now());
}

/** Records once had a place on this page only: an address that names one that is no longer here leads to its own page. */
function leadToRecord(register: HTMLElement): void {
  const id = location.hash.slice(1);
  if (!/^[a-z\d-]+$/.test(id) || document.getElementById(id)) return;
  const page = `/${pageLang()}/records/${data(register, 'register')}/${id}/`;
  fetch(page, { method: 'HEAD' }).then(
    ({ ok }) => ok && location.replace(page),
    () => undefined,
  );
}
