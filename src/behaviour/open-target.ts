/** Opens what is folded around the target of a link, or right inside it: not every browser does so. */
export function openTargets(): void {
  openTarget();
  addEventListener('hashchange', openTarget);
}

function openTarget(): void {
  const target = document.getElementById(location.hash.slice(1));
  const fold = target?.closest('details') ?? target?.querySelector<HTMLDetailsElement>(':scope > details');
  if (!target || !fold || fold.open) return;
  fold.open = true;
  target.scrollIntoView();
}
