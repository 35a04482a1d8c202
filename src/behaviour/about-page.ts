/** Opens the end of a page for links into it and for print, where the browser does not; and prints the page. */
export function helpAboutPage(fold: HTMLDetailsElement): void {
  const button = fold.querySelector<HTMLElement>('[data-print-page]');
  if (button) {
    button.hidden = false;
    button.addEventListener('click', () => print());
  }
  const reveal = () => {
    const target = document.getElementById(location.hash.slice(1));
    if (!target || fold.open || !fold.contains(target)) return;
    fold.open = true;
    target.scrollIntoView();
  };
  reveal();
  addEventListener('hashchange', reveal);
  // Style alone opens it on paper.
  if (CSS.supports('selector(::details-content)')) return;
  addEventListener('beforeprint', () => (fold.open = true));
}
