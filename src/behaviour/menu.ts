/**
 * Adds to the native menu: arrow keys, Escape that returns the focus, closing on a click outside or when focus leaves.
 */
export function enhanceMenu(menu: HTMLElement): void {
  const tops = () => [...menu.querySelectorAll<HTMLElement>('[data-menu-top]')];

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
    const next = nextFocus(event.key, target, group ?? null, tops());
    if (!next) return;
    event.preventDefault();
    if (target === summary && group && event.key === 'ArrowDown') group.open = true;
    next.focus();
  });

  const closeUnlessIn = (place: EventTarget | null) => {
    const group = menu.querySelector<HTMLDetailsElement>('details[open]');
    if (group && place && !group.contains(place as Node)) group.open = false;
  };

  menu.addEventListener('focusout', ({ relatedTarget }) => closeUnlessIn(relatedTarget));

  document.addEventListener('click', ({ target }) => {
    // A link to a place on this page uncovers it.
    const { hash } = target as HTMLAnchorElement;
    closeUnlessIn(hash ? document : target);
    if (hash) menu.hidePopover?.();
  });
}

/** Where an arrow, Home or End key leads from here; null for every other key. */
function nextFocus(
  key: string,
  target: HTMLElement,
  group: HTMLDetailsElement | null,
  tops: HTMLElement[],
): HTMLElement | null {
  const links = group ? [...group.querySelectorAll<HTMLElement>('ul a')] : [];
  const isTop = tops.includes(target);
  const row = isTop ? tops : links;
  const place = row.indexOf(target);
  switch (key) {
    case 'ArrowRight':
    case 'ArrowLeft': {
      const top = isTop ? place : tops.findIndex((item) => group?.contains(item));
      return at(tops, top + (key === 'ArrowRight' ? 1 : -1));
    }
    case 'ArrowDown':
      return isTop ? (links[0] ?? null) : at(links, place + 1);
    case 'ArrowUp':
      return isTop ? null : at(links, place - 1);
    case 'Home':
      return row[0] ?? null;
    case 'End':
      return row.at(-1) ?? null;
    default:
      return null;
  }
}

/** The item at an index, going round at both ends. */
function at(items: HTMLElement[], index: number): HTMLElement | null {
  return items.at(index % items.length) ?? null;
}
