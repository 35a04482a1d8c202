const INTERVAL_MS = 2500;

/**
 * Every 2.5 seconds the strip scrolls smoothly by one tile, and the first tile moves to the end. It stands still while
 * paused, hovered, focused or off screen, and always for readers who asked for less motion.
 */
export function startCarousel(carousel: HTMLElement): void {
  const track = carousel.querySelector<HTMLElement>('[data-carousel-track]');
  const pause = carousel.querySelector<HTMLButtonElement>('[data-carousel-pause]');
  if (!track || !pause) return;

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
  carousel.querySelector('[data-carousel-next]')?.addEventListener('click', () => advance(track, lessMotion.matches));
  carousel
    .querySelector('[data-carousel-previous]')
    ?.addEventListener('click', () => goBack(track, lessMotion.matches));

  setInterval(() => {
    if (mayMove()) advance(track, false);
  }, INTERVAL_MS);
}

/** Scrolls on by one tile, then moves that tile to the end, so that the strip never runs out. */
function advance(track: HTMLElement, isInstant: boolean): void {
  settle(track);
  const [first] = track.children;
  if (!(first instanceof HTMLElement)) return;
  track.scrollTo({ left: first.offsetWidth, behavior: isInstant ? 'instant' : 'smooth' });
  const finish = () => {
    clearTimeout(timer);
    track.removeEventListener('scrollend', finish);
    settle(track);
  };
  // Not every browser tells when scrolling has ended.
  const timer = setTimeout(finish, 1000);
  track.addEventListener('scrollend', finish);
}

/** Puts the last tile first and scrolls back to it. */
function goBack(track: HTMLElement, isInstant: boolean): void {
  settle(track);
  const last = track.lastElementChild;
  if (!(last instanceof HTMLElement)) return;
  track.prepend(last);
  track.scrollTo({ left: last.offsetWidth, behavior: 'instant' });
  track.scrollTo({ left: 0, behavior: isInstant ? 'instant' : 'smooth' });
}

/** Tiles that have left the strip on the near side go to its end; what the reader sees does not jump. */
function settle(track: HTMLElement): void {
  for (let moved = 0; moved < track.children.length; moved++) {
    const first = track.firstElementChild;
    if (!(first instanceof HTMLElement) || track.scrollLeft < first.offsetWidth - 1) return;
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
