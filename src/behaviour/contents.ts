/** How far down the screen the line lies that a heading has to pass to count as being read. */
const READING_LINE = 0.3;

/** Marks the section being read in the list of contents beside the text. */
export function markSectionRead(contents: HTMLElement): void {
  const links = [...contents.querySelectorAll('a')];
  const entries = links.flatMap((link) => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    return heading ? [{ link, heading }] : [];
  });
  let current: HTMLAnchorElement | undefined;
  const mark = () => {
    const line = innerHeight * READING_LINE;
    const read = entries.findLast(({ heading }) => heading.getBoundingClientRect().top <= line)?.link;
    if (read === current) return;
    current?.removeAttribute('aria-current');
    current = read;
    if (!read) return;
    read.setAttribute('aria-current', 'true');
    // A list longer than the screen follows, without moving the page.
    const { top, bottom } = read.getBoundingClientRect();
    const frame = contents.getBoundingClientRect();
    if (top < frame.top) contents.scrollTop -= frame.top - top;
    else if (bottom > frame.bottom) contents.scrollTop += bottom - frame.bottom;
  };
  let isWaiting = false;
  const soon = () => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => {
      isWaiting = false;
      mark();
    });
  };
  addEventListener('scroll', soon, { passive: true });
  addEventListener('resize', soon);
  mark();
}
