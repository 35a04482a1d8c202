import { type ChartFigure, type ChartSeries, figureText } from '../../domain/chart-series';
import { formatNumber } from '../../language/format';
import type { Lang } from '../../language/lang';
import { placeLabels } from '../../lib/chart-labels';
import { type Across, type ChartBox, type ChartPoint, missingRuns, placePoints, type Up } from '../../lib/chart-scale';
import { translator } from '../../words/strings';
import styles from './Chart.module.css';
import { ChartGaps } from './ChartGaps';
import { ChartMarks } from './ChartMarks';
import { gapNames, seriesSummary } from './chart-words';

/** Above the drawing a line of text has room: the figure that is pointed at. */
export const BOX: ChartBox = { top: 40, bottom: 196 };
const HEIGHT = 224;
const POINTED = 14;
/** Width of the narrowest chart without its axis, in pixels. */
export const ROOM = 236;
/** As wide a gap can say what it is. */
const GAP_WORDS = 44;

interface ChartPlotProps {
  id: string;
  kind: 'line' | 'bar';
  series: ChartSeries;
  across: Across;
  up: Up;
  lang: Lang;
}

/** One series over years, its figures at its marks. Positions across are percentages, so that text never shrinks. */
export function ChartPlot({ id, kind, series, across, up, lang }: ChartPlotProps) {
  const points = placePoints(series.figures, across, up);
  const labels = placeLabels(points, (figure) => figureText(figure, lang), { room: ROOM, box: BOX, kind });
  const gaps = missingRuns(across.slots, (slot) => series.figures.some(({ place }) => place === slot));
  const ticks = up.ticks.map(({ value, y }) => ({ y, text: formatNumber(value, lang) }));
  const noFigure = translator(lang)('chart.noFigure').split(' ');
  const isWide = (length: number) => (length * across.slotWidth * ROOM) / 100 >= GAP_WORDS;
  return (
    <svg
      className={`${styles.plot} ${axisClass(ticks.map(({ text }) => text))}`}
      width="100%"
      height={HEIGHT}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing whose figures can be read one by one
      role="group"
      aria-label={[seriesSummary(series, lang), gapNames(gaps, lang)].join(' ').trim()}
      data-points=""
    >
      <ChartGaps id={`${id}-gap`} gaps={gaps} slotWidth={across.slotWidth} box={BOX} />
      <g aria-hidden="true">
        {ticks.map(({ text, y }) => (
          <g key={text}>
            <line className={y === up.zero ? styles.zero : styles.grid} x1="0" y1={y} x2="100%" y2={y} />
            <text className={styles.tick} x="-8" y={y} dy="0.35em">
              {text}
            </text>
          </g>
        ))}
        {across.labels.map(({ text, x, anchor }) => (
          <text key={text} className={styles[anchor]} x={`${x}%`} y={HEIGHT - 8}>
            {text}
          </text>
        ))}
        {gaps
          .filter(({ length }) => isWide(length))
          .map(({ start, length, from }) =>
            noFigure.map((word, line) => (
              <text
                key={from + word}
                className={styles.gap}
                x={`${(start + length / 2) * across.slotWidth}%`}
                y={BOX.bottom - 8 - (noFigure.length - 1 - line) * 16}
              >
                {word}
              </text>
            )),
          )}
        <ChartMarks kind={kind} points={points} slotWidth={across.slotWidth} zero={up.zero} />
        {labels.map(({ text, x, y, anchor }) => (
          <text key={x} className={`${styles.value} ${styles[anchor]}`} x={`${x}%`} y={y} data-label="">
            {text}
          </text>
        ))}
      </g>
      {points.map((point, index) => (
        <Pointed
          key={point.x}
          kind={kind}
          point={point}
          unit={series.unit?.[lang]}
          slotWidth={across.slotWidth}
          isLast={index === points.length - 1}
          lang={lang}
        />
      ))}
    </svg>
  );
}

interface PointedProps {
  kind: 'line' | 'bar';
  point: ChartPoint<ChartFigure>;
  unit: string | undefined;
  slotWidth: number;
  /** The newest figure is where the keyboard enters; `behaviour/chart.ts` moves on from it. */
  isLast: boolean;
  lang: Lang;
}

/** The whole column of a figure: pointed at, tapped or focused, it says the figure above the drawing. */
function Pointed({ kind, point, unit, slotWidth, isLast, lang }: PointedProps) {
  const { figure, slot, x, y } = point;
  const text = `${figure.place}: ${figureText(figure, lang, unit)}`;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-tabindex -- a part of a drawing
    <g className={styles.point} role="img" aria-label={text} tabIndex={isLast ? 0 : -1} data-point="">
      <rect x={`${slot * slotWidth}%`} y="0" width={`${slotWidth}%`} height={HEIGHT} />
      <line x1={`${x}%`} y1={POINTED + 8} x2={`${x}%`} y2={y} />
      {kind === 'line' && <circle cx={`${x}%`} cy={y} r="7" />}
      <text x="0" y={POINTED}>
        {text}
      </text>
    </g>
  );
}

/** Room for the figures beside the grid lines. */
function axisClass(texts: string[]): string | undefined {
  const longest = Math.max(...texts.map(({ length }) => length));
  if (longest <= '100'.length) return styles.narrowAxis;
  return longest <= '10,000'.length ? styles.axis : styles.wideAxis;
}
