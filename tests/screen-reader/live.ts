/**
 * Runs in the page: hears what its live regions announce, as browsers do. What stands in a region when it comes is not announced, unless it is
 * an alert; of a region that changes all is announced, or what was added where it says that parts make sense alone.
 */
export interface Announcement {
  text: string;
  lang: string;
  parts: { text: string; lang: string }[];
}

export interface Listening {
  announced: Announcement[];
  /** The words that had the focus when it moved. */
  met: string;
  /** When the page last changed. */
  changedAt: number;
  /** Set on a page, so that the next is known to be another. */
  isHere?: boolean;
}

export function listenToLiveRegions(): void {
  const REGIONS = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], [role=log], output';
  const WHOLE = ':is([role=status], [role=alert], output, [aria-atomic=true])';
  const listening: Listening = { announced: [], met: '', changedAt: performance.now() };
  Object.assign(window, { listening });
  const pending = new Map<Element, Set<Node>>();
  /** Those on the page before: what stands in a region when it comes is not announced. */
  let known = new Set<Element>();
  const look = () =>
    (known = new Set([...document.querySelectorAll(REGIONS)].filter((each) => each.checkVisibility())));

  document.addEventListener('focusin', ({ target }) => (listening.met = (target as Element).textContent ?? ''));
  document.addEventListener('DOMContentLoaded', () => {
    look();
    new MutationObserver(notice).observe(document.documentElement, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['hidden', 'role', 'aria-live', 'open', 'aria-expanded', 'aria-invalid', 'aria-describedby'],
    });
  });

  function notice(changes: MutationRecord[]): void {
    listening.changedAt = performance.now();
    for (const { type, target, addedNodes, attributeName } of changes) {
      for (const node of addedNodes) alertsIn(node).forEach((alert) => add(alert, alert));
      if (attributeName === 'role') alertsIn(target).forEach((alert) => alert === target && add(alert, alert));
      else if (type !== 'attributes' || attributeName === 'hidden')
        for (const node of type === 'childList' ? addedNodes : [target]) changed(target, node);
    }
    look();
  }

  function alertsIn(node: Node): Element[] {
    if (!(node instanceof Element)) return [];
    return [...(node.matches('[role=alert]') ? [node] : []), ...node.querySelectorAll('[role=alert]')];
  }

  function changed(target: Node, node: Node): void {
    const region = (target instanceof Element ? target : target.parentElement)?.closest(REGIONS);
    if (region && known.has(region)) add(region, node);
  }

  function add(region: Element, node: Node): void {
    if (pending.size === 0) setTimeout(tell, 30);
    pending.set(region, (pending.get(region) ?? new Set()).add(node));
  }

  function tell(): void {
    for (const [region, nodes] of pending) {
      if (!region.isConnected || region.closest('[aria-live=off], [aria-hidden=true], [inert]')) continue;
      const parts = (region.matches(WHOLE) ? [region] : [...nodes]).flatMap((node) => partsOf(node));
      const text = parts
        .map((part) => part.text)
        .join(' ')
        .replaceAll(/\s+/g, ' ')
        .trim();
      const lang = region.closest('[lang]')?.getAttribute('lang') ?? '';
      if (text !== '') listening.announced.push({ text, lang, parts });
    }
    pending.clear();
  }

  function partsOf(node: Node): { text: string; lang: string }[] {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const parts: { text: string; lang: string }[] = [];
    for (let text: Node | null = node instanceof Text ? node : walker.nextNode(); text; text = walker.nextNode()) {
      const holder = text.parentElement;
      if (!holder?.checkVisibility({ visibilityProperty: true }) || holder.closest('[aria-hidden=true]')) continue;
      const said = text.textContent?.trim() ?? '';
      if (said !== '') parts.push({ text: said, lang: holder.closest('[lang]')?.getAttribute('lang') ?? '' });
    }
    return parts;
  }
}
