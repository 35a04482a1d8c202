/** Opens the end of a page for print, where style alone does not; and prints the page. */
export function helpAboutPage(fold: HTMLDetailsElement): void {
  const button = fold.querySelector<HTMLElement>('[data-print-page]');
  if (button) {
    button.hidden = false;
    button.addEventListener('click', () => print());
  }
  // Style alone opens it on paper.
  if (CSS.supports('selector(::details-content)')) return;
  addEventListener('beforeprint', () => (fold.open = true));
}
