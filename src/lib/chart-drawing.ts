import { placeLabels } from './chart-labels.ts';
import {
  type Across,
  BAR,
  type ChartBox,
  type ChartPoint,
  type MissingRun,
  missingRuns,
  placePoints,
  type Up,
} from './chart-scale.ts';

/** One element of a drawing. React writes it at build time, `to-element.ts` in the browser. */
export interface Drawn {
  tag: string;
  attributes: Record<string, string | number>;
  children: (Drawn | string)[];
}

/** A figure with its words: at its mark, and with its unit where it is pointed at. */
export interface PlotFigure {
  place: string;
  value: number;
  text: string;
  said: string;
  /** Known only roughly: drawn open. */
  isRough: boolean;
}

/** Roles of the elements; the style module has a class for each. */
export type PlotRole =
  | 'plot'
  | 'narrowAxis'
  | 'axis'
  | 'wideAxis'
  | 'grid'
  | 'zero'
  | 'tick'
  | 'start'
  | 'middle'
  | 'end'
  | 'value'
  | 'gap'
  | 'point'
  | 'hatch'
  | 'line'
  | 'mark'
  | 'rough'
  | 'bar'
  | 'roughBar';

/** Above the drawing a line of text has room: the figure that is pointed at. */
export const BOX: ChartBox = { top: 40, bottom: 196 };
const HEIGHT = 224;
const POINTED = 14;
/** Width of the narrowest chart without its axis, in pixels. */
export const ROOM = 236;
/** As wide a gap can say what it is. */
const GAP_WORDS = 44;

export interface Plot {
  /** Names its pattern; once on a page. */
  id: string;
  kind: 'line' | 'bar';
  figures: PlotFigure[];
  across: Across;
  up: Up;
  /** What it shows, in words. */
  label: string;
  /** What a gap says, word by word. */
  noFigure: string[];
  formatTick: (value: number) => string;
  classOf: (role: PlotRole) => string;
}

/** One series over years, its figures at its marks. Positions across are percentages, so that text never shrinks. */
export function drawPlot(plot: Plot): Drawn {
  const { id, kind, figures, across, up, label, noFigure, formatTick, classOf } = plot;
  const points = placePoints(figures, across, up);
  const labels = placeLabels(points, ({ text }) => text, { room: ROOM, box: BOX, kind });
  const gaps = missingRuns(across.slots, (slot) => figures.some(({ place }) => place === slot));
  const ticks = up.ticks.map(({ value, y }) => ({ y, text: formatTick(value) }));
  const isWide = (length: number) => (length * across.slotWidth * ROOM) / 100 >= GAP_WORDS;
  return draw(
    'svg',
    {
      class: `${classOf('plot')} ${classOf(axisRole(ticks.map(({ text }) => text)))}`,
      width: '100%',
      height: HEIGHT,
      role: 'group',
      'aria-label': label,
      'data-points': '',
    },
    ...drawGaps({ id, gaps, slotWidth: across.slotWidth, box: BOX, classOf }),
    draw(
      'g',
      { 'aria-hidden': 'true' },
      ...ticks.map(({ text, y }) =>
        draw(
          'g',
          {},
          draw('line', { class: classOf(y === up.zero ? 'zero' : 'grid'), x1: 0, y1: y, x2: '100%', y2: y }),
          draw('text', { class: classOf('tick'), x: -8, y, dy: '0.35em' }, text),
        ),
      ),
      ...across.labels.map(({ text, x, anchor }) =>
        draw('text', { class: classOf(anchor), x: `${x}%`, y: HEIGHT - 8 }, text),
      ),
      ...gaps
        .filter(({ length }) => isWide(length))
        .flatMap(({ start, length }) =>
          noFigure.map((word, line) =>
            draw(
              'text',
              {
                class: classOf('gap'),
                x: `${(start + length / 2) * across.slotWidth}%`,
                y: BOX.bottom - 8 - (noFigure.length - 1 - line) * 16,
              },
              word,
            ),
          ),
        ),
      ...drawMarks({ kind, points, slotWidth: across.slotWidth, zero: up.zero, classOf }),
      ...labels.map(({ text, x, y, anchor }) =>
        draw('text', { class: `${classOf('value')} ${classOf(anchor)}`, x: `${x}%`, y, 'data-label': '' }, text),
      ),
    ),
    ...points.map((point, index) => pointed(point, kind, across.slotWidth, index === points.length - 1, classOf)),
  );
}

export interface Gaps {
  /** Of the pattern; once on a page. */
  id: string;
  gaps: MissingRun[];
  slotWidth: number;
  box: ChartBox;
  classOf: Plot['classOf'];
}

/** Years without a figure, hatched: a gap is no zero. */
export function drawGaps({ id, gaps, slotWidth, box, classOf }: Gaps): Drawn[] {
  if (gaps.length === 0) return [];
  const pattern = { id, width: 7, height: 7, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' };
  return [
    draw('pattern', pattern, draw('path', { class: classOf('hatch'), d: 'M0 0V7' })),
    ...gaps.map(({ start, length }) =>
      draw('rect', {
        'data-missing': 'true',
        fill: `url(#${id})`,
        x: `${start * slotWidth}%`,
        y: box.top,
        width: `${length * slotWidth}%`,
        height: box.bottom - box.top,
      }),
    ),
  ];
}

export interface Marks {
  kind: 'line' | 'bar';
  points: ChartPoint<Pick<PlotFigure, 'isRough'>>[];
  slotWidth: number;
  zero: number;
  classOf: Plot['classOf'];
}

/** The line or the bars of one series. What is known only roughly is drawn open. */
export function drawMarks({ kind, points, slotWidth, zero, classOf }: Marks): Drawn[] {
  return kind === 'bar' ? barMarks(points, slotWidth, zero, classOf) : lineMarks(points, classOf);
}

function lineMarks(points: Marks['points'], classOf: Plot['classOf']): Drawn[] {
  return [
    ...points.flatMap(({ x, y, isJoined }, index) => {
      const before = points[index - 1];
      const ends = { x1: `${before?.x}%`, y1: before?.y ?? 0, x2: `${x}%`, y2: y };
      return isJoined && before ? [draw('line', { class: classOf('line'), ...ends })] : [];
    }),
    ...points.map(({ x, y, figure }) =>
      draw('circle', { class: classOf(figure.isRough ? 'rough' : 'mark'), cx: `${x}%`, cy: y, r: 4.5 }),
    ),
  ];
}

function barMarks(points: Marks['points'], slotWidth: number, zero: number, classOf: Plot['classOf']): Drawn[] {
  const width = slotWidth * BAR;
  return points.map(({ x, y, figure }) =>
    draw('rect', {
      class: classOf(figure.isRough ? 'roughBar' : 'bar'),
      x: `${(x - width / 2).toFixed(2)}%`,
      y: Math.min(y, zero),
      width: `${width.toFixed(2)}%`,
      height: Math.abs(zero - y),
    }),
  );
}

/**
 * The whole column of a figure: pointed at, tapped or focused, it says the figure above the drawing. The newest is where the keyboard
 * enters; `behaviour/chart.ts` moves on from it.
 */
function pointed(
  { figure, slot, x, y }: ChartPoint<PlotFigure>,
  kind: 'line' | 'bar',
  slotWidth: number,
  isLast: boolean,
  classOf: Plot['classOf'],
): Drawn {
  const text = `${figure.place}: ${figure.said}`;
  return draw(
    'g',
    { class: classOf('point'), role: 'img', 'aria-label': text, tabindex: isLast ? 0 : -1, 'data-point': '' },
    draw('rect', { x: `${slot * slotWidth}%`, y: 0, width: `${slotWidth}%`, height: HEIGHT }),
    draw('line', { x1: `${x}%`, y1: POINTED + 8, x2: `${x}%`, y2: y }),
    ...(kind === 'line' ? [draw('circle', { cx: `${x}%`, cy: y, r: 7 })] : []),
    draw('text', { x: 0, y: POINTED }, text),
  );
}

/** Room for the figures beside the grid lines. */
function axisRole(texts: string[]): PlotRole {
  const longest = Math.max(...texts.map(({ length }) => length));
  if (longest <= '100'.length) return 'narrowAxis';
  return longest <= '10,000'.length ? 'axis' : 'wideAxis';
}

/** @example draw('text', { x: 0 }, '1,200') */
export function draw(tag: string, attributes: Drawn['attributes'], ...children: Drawn['children']): Drawn {
  return { tag, attributes, children };
}

/** A row of lying bars: its name, its figure in words, and nothing where it has none. */
export interface LyingBar {
  place: string;
  text: string;
  value: number | undefined;
  isRough: boolean;
}

export type RowRole = 'rows' | 'rowName' | 'rowPlot' | 'bar' | 'roughBar';
/** What stands around a drawing. */
export type FrameRole = 'chart' | 'title' | 'unit' | 'remark';

/** Share of the width that the longest bar takes; its figure follows. */
const LONGEST_BAR = 80;

/** Bars lying below the names they belong to, which may be long. */
export function drawRows(rows: LyingBar[], highest: number, classOf: (role: RowRole) => string): Drawn {
  return draw(
    'ul',
    { class: classOf('rows') },
    ...rows.map(({ place, text, value, isRough }) => {
      const length = `${(((value ?? 0) / highest) * LONGEST_BAR).toFixed(1)}%`;
      return draw(
        'li',
        {},
        draw('span', { class: classOf('rowName') }, place),
        draw(
          'svg',
          { class: classOf('rowPlot'), height: 24, 'aria-hidden': 'true' },
          draw('rect', { class: classOf(isRough ? 'roughBar' : 'bar'), x: 0, y: 5, width: length, height: 14 }),
          draw('text', { x: length, y: 12, dx: 8, dy: '0.35em' }, text),
        ),
        draw('span', { class: 'visually-hidden' }, text),
      );
    }),
  );
}
