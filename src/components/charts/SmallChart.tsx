import { namedSeries, figureText } from '../../domain/chart-series';
import type { Lang } from '../../language/lang';
import { missingRuns, placePoints, scaleAcross, scaleUp, textWidth } from '../../lib/chart-scale';
import type { Table } from '../../schemas/table';
import { ChartGaps } from './ChartGaps';
import { ChartMarks } from './ChartMarks';
import { seriesSummary } from './chart-words';
import styles from './SmallChart.module.css';

const BOX = { top: 26, bottom: 72 };
const HEIGHT = 96;
/** The narrowest place in which one stands. */
const ROOM = 130;
const ENDS = [styles.start, styles.end];

interface SmallChartProps {
  table: Table;
  /** Number column to draw, or group of rows of the table's chart. */
  of: string;
  kind?: 'line' | 'bar';
  lang: Lang;
}

/** One column of a table at a glance: first and last figure with their years, the way between them, and what is missing. */
export function SmallChart({ table, of, kind = 'line', lang }: SmallChartProps) {
  const series = namedSeries(table, of, lang);
  const across = scaleAcross(
    series.figures.map(({ place }) => place),
    ROOM,
  );
  const up = scaleUp(
    series.figures.map(({ value }) => value),
    BOX,
  );
  const points = placePoints(series.figures, across, up);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const gaps = missingRuns(across.slots, (slot) => points.some(({ figure }) => figure.place === slot));
  const [from, to] = [figureText(first.figure, lang), figureText(last.figure, lang)];
  const isTight = textWidth(from) + textWidth(to) > ROOM;
  const top = first === last ? [from] : [isTight ? '' : from, to];
  const foot =
    first === last
      ? [first.figure.place]
      : [isTight ? `${first.figure.place}: ${from}` : first.figure.place, last.figure.place];
  return (
    <svg
      className={styles.small}
      width="100%"
      height={HEIGHT}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img element could not follow the page's colours
      role="img"
      aria-label={seriesSummary(series, lang)}
    >
      <ChartGaps
        id={`${table.id}-${Object.keys(table.columns).indexOf(of)}-small`}
        gaps={gaps}
        slotWidth={across.slotWidth}
        box={BOX}
      />
      <line className={styles.foot} x1="0" y1={up.zero} x2="100%" y2={up.zero} />
      <ChartMarks kind={kind} points={points} slotWidth={across.slotWidth} zero={up.zero} />
      {top.map((text, index) => (
        <text key={index} className={`${styles.value} ${ENDS[index]}`} x={index === 0 ? '0' : '100%'} y={14}>
          {text}
        </text>
      ))}
      {foot.map((text, index) => (
        <text key={index} className={ENDS[index]} x={index === 0 ? '0' : '100%'} y={HEIGHT - 5}>
          {text}
        </text>
      ))}
    </svg>
  );
}
