/** With the arrow keys from one figure of a drawing to the next. Pointing at one, tapping and focusing it need no script. */
export function walkFigures(drawing: HTMLElement): void {
  drawing.addEventListener('keydown', (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const figures = [...drawing.querySelectorAll<SVGElement>('[data-point]')];
    if (step) figures[figures.indexOf(event.target as SVGElement) + step]?.focus();
  });
}
