import { data } from '../lib/dom';

/** Shows a button that opens the device's own list of ways to share; where there is none it copies the address. */
export function offerShare(button: HTMLElement): void {
  const { clipboard }: { clipboard?: Clipboard } = navigator;
  const hasSheet = 'share' in navigator;
  button.hidden = !hasSheet && !clipboard;
  button.addEventListener('click', () => {
    // What was typed stays here: tools keep names of people in the fragment.
    const url = location.href.replace(/#.*=.*/, '');
    if (hasSheet) navigator.share({ title: document.title, url }).catch(() => {});
    else clipboard?.writeText(url).then(() => (button.nextElementSibling!.textContent = data(button, 'copied')));
  });
}
