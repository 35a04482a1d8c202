/** Where things begin, from the top of the page, how long and wide it is, in px. Runs in the browser. */
export function measurePage() {
  const main = document.querySelector('main')!;
  const topOf = (element: Element | undefined | null) =>
    element && Math.round(element.getBoundingClientRect().top + scrollY);
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1;
  };
  const heading = main.querySelector('h1');
  const words = [...main.querySelectorAll('p, li, label, dt, td')].find(
    (element) =>
      heading &&
      heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING &&
      isSeen(element) &&
      element.textContent?.trim(),
  );
  const field = [...main.querySelectorAll('input, select, textarea')].find(isSeen);
  const heightOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().height ?? 0;
  return {
    scrolled: document.documentElement.scrollWidth,
    heading: topOf(heading) ?? undefined,
    ownWords: topOf(words) ?? undefined,
    field: topOf(field) ?? undefined,
    height: Math.round(main.getBoundingClientRect().height),
    footer: Math.round(heightOf('body > footer') + heightOf('[data-carousel]')),
  };
}
