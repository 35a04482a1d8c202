import { find } from '../lib/dom';

const SCROLL_MS = 1000;

/**
 * Every 2.5 seconds (a fact of the content) the strip scrolls smoothly by one tile, and the first tile moves to the end. It does not move while
 * paused, hovered, focused or off screen, and never for readers who prefer less motion.
 */
export function startCarousel(carousel: HTMLElement): void {
  const part = (name: string) => find(carousel, `[data-carousel-${name}]`);
  const [track, pause] = [part('track'), part('pause')] as const;
  const intervalMs = Number(carousel.dataset['intervalMs']);
  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
  let isHeld = false;
  let isOnScreen = false;

  const isPaused = () => pause.getAttribute('aria-pressed') === 'true';
  const mayMove = () => !isPaused() && !isHeld && isOnScreen && !lessMotion.matches && !document.hidden;

  markVisible([...track.children]);
  new IntersectionObserver(([entry]) => (isOnScreen = entry?.isIntersecting ?? false)).observe(carousel);

  for (const event of ['pointerenter', 'focusin'] as const) carousel.addEventListener(event, () => (isHeld = true));
  carousel.addEventListener('pointerleave', () => (isHeld = carousel.contains(document.activeElement)));
  carousel.addEventListener('focusout', () => (isHeld = carousel.matches(':hover')));

  pause.addEventListener('click', () => pause.setAttribute('aria-pressed', String(!isPaused())));
  part('next').addEventListener('click', () => advance(track, lessMotion.matches));
  part('previous').addEventListener('click', () => goBack(track));
  // A tile moved to the end would come again under the Tab key: the focus could never leave the strip.
  track.addEventListener('scrollend', () => track.matches(':focus-within') || settle(track));

  setInterval(() => {
    if (mayMove()) advance(track, false);
  }, intervalMs);
}

/** Scrolls on by one tile; when the scrolling has ended, `settle` moves that tile to the end. */
function advance(track: HTMLElement, isInstant: boolean): void {
  settle(track);
  track.scrollTo({ left: find(track, 'li').offsetWidth, behavior: isInstant ? 'instant' : 'smooth' });
  // Older browsers do not tell when scrolling has ended.
  if (!('onscrollend' in window)) setTimeout(() => settle(track), SCROLL_MS);
}

/** Puts the last tile first. */
function goBack(track: HTMLElement): void {
  settle(track);
  track.prepend(find(track, 'li:last-child'));
  track.scrollTo({ left: 0, behavior: 'instant' });
}

/** Tiles that have left the strip on the near side go to its end; what the reader sees does not jump. */
function settle(track: HTMLElement): void {
  for (let moved = 0; moved < track.children.length; moved++) {
    const first = find(track, 'li');
    if (track.scrollLeft < first.offsetWidth - 1) return;
    const rest = track.scrollLeft - first.offsetWidth;
    track.append(first);
    track.scrollTo({ left: rest, behavior: 'instant' });
  }
}

/** Tiles get the state "visible" when they enter the viewport and lose it when they leave. */
function markVisible(tiles: Element[]): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) target.classList.toggle('visible', isIntersecting);
  });
  for (const tile of tiles) observer.observe(tile);
}
