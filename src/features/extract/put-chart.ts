import { plotClass } from '../../components/charts/plot-class';
import { BOX, draw, type Drawn, drawPlot, drawRows, ROOM } from '../../lib/chart-drawing';
import { missingRuns, scaleAcross, scaleUp } from '../../lib/chart-scale';
import { figuresInWords, gapsInWords } from '../../lib/chart-summary';
import type { Drawable } from './drawable';
import type { ExtractColumn } from './extract';
import type { SightWords } from './words';
import type { TableRow } from './open-table';

/** Draws one column of a table into its place: its name, the drawing, and what hatching and open marks mean. */
export function putChart(
  place: HTMLElement,
  { kind, column, figures }: Drawable<TableRow>,
  columns: ExtractColumn[],
  words: SightWords,
): void {
  const at = columns.findIndex(({ name }) => name === column.name);
  const plotted = figures.map(({ row, place: name, value }) => {
    const cell = row.element.cells[at];
    const text = value === undefined ? words.notAvailable : (cell?.textContent ?? '');
    return { place: name, value, text, said: text, isRough: cell?.dataset['rough'] !== undefined };
  });
  const known = plotted.flatMap(({ value, ...figure }) => (value === undefined ? [] : [{ ...figure, value }]));
  const values = known.map(({ value }) => value);
  const remarks: string[] = [];
  if (known.some(({ isRough }) => isRough) && kind === 'line') remarks.push(words.rough);
  let drawing: Drawn;
  if (kind === 'rows') drawing = drawRows(plotted, Math.max(1, ...values), plotClass);
  else {
    const across = scaleAcross(
      known.map(({ place: name }) => name),
      ROOM,
    );
    const gaps = missingRuns(across.slots, (slot) => known.some(({ place: name }) => name === slot));
    if (gaps.length > 0) remarks.unshift(words.gaps);
    drawing = drawPlot({
      id: 'extract-gap',
      kind,
      figures: known,
      across,
      up: scaleUp(values, BOX),
      label: `${figuresInWords(column.label, known, words)} ${gapsInWords(gaps, words)}`.trim(),
      noFigure: words.noFigure.split(' '),
      formatTick: (value) => value.toLocaleString('en-IN'),
      classOf: plotClass,
    });
  }
  place.replaceChildren(
    toElement(draw('figcaption', {}, draw('span', { class: plotClass('title') }, column.label))),
    toElement(drawing),
    ...(remarks.length > 0 ? [toElement(draw('p', { class: plotClass('remark') }, remarks.join(' ')))] : []),
  );
}

const HTML_TAGS = new Set(['ul', 'li', 'span', 'p', 'figcaption']);

/** A drawing as elements of this page. */
function toElement({ tag, attributes, children }: Drawn): Element {
  const space = HTML_TAGS.has(tag) ? 'http://www.w3.org/1999/xhtml' : 'http://www.w3.org/2000/svg';
  const element = document.createElementNS(space, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...children.map((child) => (typeof child === 'string' ? child : toElement(child))));
  return element;
}
