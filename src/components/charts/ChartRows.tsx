import { formatNumber } from '../../language/format';
import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import { columnHeading } from '../../domain/table-export';
import styles from './Chart.module.css';
import { type ChartSeries, SERIES_STYLES } from './ChartLegend';

/** Share of the width that the longest bar takes; its figure follows. */
const LONGEST_BAR = 84;

/** Bars lying below the names they belong to, which may be long. */
export function ChartRows({ labels, series, lang }: { labels: string[]; series: ChartSeries[]; lang: Lang }) {
  const t = translator(lang);
  const highest = Math.max(1, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)));
  return (
    <ul className={styles.rows}>
      {labels.map((label, row) => (
        <li key={row}>
          <span className={styles.rowName}>{label}</span>
          {series.map(({ column, values }, index) => {
            const value = values[row] ?? null;
            const text = value === null ? t('value.notAvailable') : formatNumber(value, lang);
            return (
              <RowBar
                key={index}
                index={index}
                share={(value ?? 0) / highest}
                text={text}
                spoken={series.length > 1 ? `${columnHeading(column, lang)}: ${text}` : text}
              />
            );
          })}
        </li>
      ))}
    </ul>
  );
}

/** A bar with its figure at its end. The figure is part of the drawing, so it is repeated as text for screen readers. */
function RowBar({ index, share, text, spoken }: { index: number; share: number; text: string; spoken: string }) {
  const length = `${(share * LONGEST_BAR).toFixed(1)}%`;
  return (
    <>
      <svg className={styles.rowPlot} height="26" aria-hidden="true">
        <g className={SERIES_STYLES[index]}>
          <rect className={styles.bar} x="2" y="6" width={length} height="14" />
        </g>
        <text x={length} y="13" dx="10" dy="0.35em">
          {text}
        </text>
      </svg>
      <span className="visually-hidden">{spoken}</span>
    </>
  );
}
