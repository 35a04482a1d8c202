/** With the arrow keys from one figure of a drawing to the next. Pointing at one, tapping and focusing it need no script. */
export function walkFigures(place: HTMLElement): void {
  place.addEventListener('keydown', ({ key, target }) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
    const drawing = (target as Element).closest('[data-points]');
    const figures = [...(drawing?.querySelectorAll<SVGElement>('[data-point]') ?? [])];
    if (step) figures[figures.indexOf(target as SVGElement) + step]?.focus();
  });
}
