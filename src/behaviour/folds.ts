/** Opens what is folded: around or inside the target of a link, and for print; browsers do only some of it themselves. */
export function openFolds(): void {
  const reveal = () => {
    const target = document.getElementById(location.hash.slice(1));
    if (!target) return;
    const closed = [...foldsAround(target), target.querySelector<HTMLDetailsElement>(':scope > details')].filter(
      (fold) => fold?.open === false,
    );
    for (const fold of closed) if (fold) fold.open = true;
    if (closed.length > 0) target.scrollIntoView();
  };
  reveal();
  addEventListener('hashchange', reveal);
  // Style alone opens it on paper.
  if (CSS.supports('selector(::details-content)')) return;
  addEventListener('beforeprint', () => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('[data-fold], [data-about-page]'))
      fold.open = true;
  });
}

function foldsAround(element: Element): HTMLDetailsElement[] {
  const fold = element.closest('details');
  return fold ? [fold, ...(fold.parentElement ? foldsAround(fold.parentElement) : [])] : [];
}
