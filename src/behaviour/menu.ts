/**
 * Adds to the native menu: arrow keys, Escape that returns the focus, closing on a click outside or when focus leaves.
 */
export function enhanceMenu(menu: HTMLElement): void {
  const tops = () =>
    [...menu.querySelectorAll<HTMLElement>('[data-menu-top]')].filter((item) => item.offsetParent !== null);

  menu.addEventListener('keydown', (event) => {
    const target = event.target as HTMLElement;
    const group = target.closest('details');
    const summary = group?.querySelector('summary');
    if (event.key === 'Escape' && group?.open) {
      // In the small-screen sheet the first Escape closes the group, the next one the sheet.
      event.preventDefault();
      group.open = false;
      summary?.focus();
      return;
    }
    const next = nextFocus(event.key, target, group, tops());
    if (!next) return;
    event.preventDefault();
    if (target === summary && group && event.key === 'ArrowDown') group.open = true;
    next.focus();
  });

  const closeUnlessIn = (target: EventTarget | null) => {
    const group = menu.querySelector<HTMLDetailsElement>('details[open]');
    if (group && target && !group.contains(target as Node)) group.open = false;
  };

  menu.addEventListener('focusout', ({ relatedTarget }) => closeUnlessIn(relatedTarget));

  document.addEventListener('click', ({ target }) => {
    // A link to a section of this page uncovers it: menu and contents close.
    const { hash } = target as HTMLAnchorElement;
    closeUnlessIn(hash ? document : target);
    if (hash) (target as HTMLElement).closest<HTMLElement>(':popover-open')?.hidePopover();
  });
}

/** Where an arrow, Home or End key leads from here; undefined for every other key. */
function nextFocus(
  key: string,
  target: HTMLElement,
  group: HTMLDetailsElement | null,
  tops: HTMLElement[],
): HTMLElement | undefined {
  const links = group ? [...group.querySelectorAll<HTMLElement>('ul a')] : [];
  const isTop = tops.includes(target);
  const row = isTop ? tops : links;
  const index = row.indexOf(target);
  const top = isTop ? index : tops.findIndex((item) => group?.contains(item));
  switch (key) {
    case 'ArrowRight':
      return at(tops, top + 1);
    case 'ArrowLeft':
      return at(tops, top - 1);
    case 'ArrowDown':
      return isTop ? links[0] : at(links, index + 1);
    case 'ArrowUp':
      return isTop ? undefined : at(links, index - 1);
    case 'Home':
      return row[0];
    case 'End':
      return row.at(-1);
    default:
      return undefined;
  }
}

/** The item at an index, going round at both ends. */
function at(items: HTMLElement[], index: number): HTMLElement | undefined {
  return items.at(index % items.length);
}
