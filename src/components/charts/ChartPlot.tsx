import { fill, formatNumber } from '../../language/format';
import type { Lang } from '../../language/lang';
import { type MissingRun, type ChartPoint, missingRuns, scaleChart } from '../../lib/chart-scale';
import { translator } from '../../words/strings';
import { columnHeading } from '../../domain/table-export';
import styles from './Chart.module.css';
import { ChartMarker, type ChartSeries, SERIES_STYLES } from './ChartLegend';

const HEIGHT = 272;
const BOX = { top: 14, bottom: 232 };
const FOOT = 260;

interface ChartPlotProps {
  id: string;
  kind: 'line' | 'bar';
  title: string;
  labels: string[];
  series: ChartSeries[];
  lang: Lang;
}

/** Lines or bars over years. Positions across are percentages, so that its text never shrinks. */
export function ChartPlot({ id, kind, title, labels, series, lang }: ChartPlotProps) {
  const t = translator(lang);
  // Crop years are longer than years: four of them would touch at 320 px.
  const maxLabels = Math.max(...labels.map(({ length }) => length)) > 4 ? 3 : 4;
  const values = series.map((each) => each.values);
  const scale = scaleChart(labels, values, BOX, maxLabels);
  const ticks = scale.ticks.map(({ value, y }) => ({ y, text: formatNumber(value, lang) }));
  const hasPoint = (points: ChartPoint[], slot: string) => points.some(({ label }) => label === slot);
  const empty = missingRuns(scale.slots, (slot) => scale.series.some((points) => hasPoint(points, slot)));
  const isEmpty = (slot: string) => !scale.series.some((points) => hasPoint(points, slot));
  const partly = series.flatMap(({ column }, index) => {
    const runs = missingRuns(scale.slots, (slot) => isEmpty(slot) || hasPoint(scale.series[index] ?? [], slot));
    return runs.length > 0 ? [`${column.label[lang]} ${namesOf(runs, lang)}`] : [];
  });
  const missingNames = [...(empty.length > 0 ? [namesOf(empty, lang)] : []), ...partly].join('; ');
  const summary = series.map(({ column }, index) =>
    summaryOf(columnHeading(column, lang), scale.series[index] ?? [], lang),
  );
  return (
    <>
      <svg
        className={`${styles.plot} ${axisClass(ticks.map(({ text }) => text))}`}
        width="100%"
        height={HEIGHT}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img element could not follow the page's colours
        role="img"
        aria-labelledby={`${id}-name ${id}-summary`}
      >
        <title id={`${id}-name`}>{title}</title>
        <desc id={`${id}-summary`}>{summary.join(' ')}</desc>
        {empty.map(({ start, length, from }) => (
          <rect
            key={from}
            data-missing
            className={styles.missing}
            x={`${start * scale.slotWidth}%`}
            y={BOX.top}
            width={`${length * scale.slotWidth}%`}
            height={BOX.bottom - BOX.top}
          />
        ))}
        {ticks.map(({ text, y }) => (
          <g key={text}>
            <line className={y === scale.zero ? styles.zero : styles.grid} x1="0" y1={y} x2="100%" y2={y} />
            <text className={styles.tick} x="-10" y={y} dy="0.35em">
              {text}
            </text>
          </g>
        ))}
        {scale.labels.map(({ text, x, anchor }) => (
          <text key={text} className={styles[anchor]} x={`${x}%`} y={FOOT}>
            {text}
          </text>
        ))}
        {scale.series.map((points, index) => (
          <g key={index} className={SERIES_STYLES[index]}>
            {kind === 'bar' ? (
              <Bars points={points} index={index} count={series.length} slot={scale.slotWidth} zero={scale.zero} />
            ) : (
              <Line points={points} shape={index} />
            )}
          </g>
        ))}
      </svg>
      {missingNames && (
        <p className={styles.remark}>
          {fill(t(kind === 'line' ? 'chart.gaps' : 'chart.missingBars'), { years: missingNames })}
        </p>
      )}
    </>
  );
}

function Line({ points, shape }: { points: ChartPoint[]; shape: number }) {
  return (
    <>
      {points.map(({ x, y, isJoined }, index) => {
        const before = points[index - 1];
        return (
          isJoined &&
          before && <line key={x} className={styles.line} x1={`${before.x}%`} y1={before.y} x2={`${x}%`} y2={y} />
        );
      })}
      {points.map(({ x, y }) => (
        <ChartMarker key={x} shape={shape} x={`${x}%`} y={y} />
      ))}
    </>
  );
}

function Bars(props: { points: ChartPoint[]; index: number; count: number; slot: number; zero: number }) {
  const { points, index, count, slot, zero } = props;
  const width = (slot * 0.64) / count;
  return points.map(({ x, y }) => (
    <rect
      key={x}
      className={styles.bar}
      x={`${(x + (index - count / 2) * width).toFixed(2)}%`}
      y={Math.min(y, zero)}
      width={`${(width * 0.94).toFixed(2)}%`}
      height={Math.abs(zero - y)}
    />
  ));
}

/** First, last and highest figure of a series in words. */
function summaryOf(series: string, points: ChartPoint[], lang: Lang): string {
  const t = translator(lang);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return `${series}: ${t('value.notAvailable')}.`;
  const highest = points.reduce((best, point) => (point.value > best.value ? point : best));
  return fill(t(points.length > 1 ? 'chart.summary' : 'chart.summaryOne'), {
    series,
    first: formatNumber(first.value, lang),
    firstPlace: first.label,
    last: formatNumber(last.value, lang),
    lastPlace: last.label,
    highest: formatNumber(highest.value, lang),
    highestPlace: highest.label,
  });
}

/** Years without a figure: single ones, and runs from the first to the last. */
function namesOf(runs: MissingRun[], lang: Lang): string {
  const t = translator(lang);
  return runs.map(({ from, to }) => (from === to ? from : fill(t('fact.range'), { from, to }))).join(', ');
}

/** Room for the figures beside the grid lines. */
function axisClass(texts: string[]): string | undefined {
  const longest = Math.max(...texts.map((text) => text.length));
  if (longest <= 3) return styles.narrowAxis;
  return longest <= 6 ? styles.axis : styles.wideAxis;
}
