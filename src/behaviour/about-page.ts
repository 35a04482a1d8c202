/** Prints the page. */
export function helpAboutPage(fold: HTMLElement): void {
  const button = fold.querySelector<HTMLElement>('[data-print-page]');
  if (!button) return;
  button.hidden = false;
  button.addEventListener('click', () => print());
}
