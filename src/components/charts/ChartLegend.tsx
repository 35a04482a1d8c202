import type { Lang } from '../../language/lang';
import { columnHeading, sharedUnit } from '../../domain/table-export';
import type { Column } from '../../schemas/table';
import styles from './Chart.module.css';

/** A number column of a table, with its value in each row. */
export interface ChartSeries {
  column: Column;
  values: (number | null)[];
}

/** The class of each series, in order. Its colour is never the only difference: see `ChartMarker`. */
export const SERIES_STYLES = [styles.series1, styles.series2, styles.series3, styles.series4];

/** The series of a chart by name, each with its sign. */
export function ChartLegend({ series, isLine, lang }: { series: ChartSeries[]; isLine: boolean; lang: Lang }) {
  const unit = sharedUnit(series.map(({ column }) => column));
  return (
    <ul className={styles.legend}>
      {series.map(({ column }, index) => (
        <li key={column.label.en}>
          <svg className={styles.key} width="32" height="20" aria-hidden="true">
            <g className={SERIES_STYLES[index]}>
              {isLine ? (
                <>
                  <line className={styles.line} x1="0" y1="10" x2="32" y2="10" />
                  <ChartMarker shape={index} x="16" y={10} />
                </>
              ) : (
                <rect className={styles.bar} x="4" y="3" width="24" height="14" />
              )}
            </g>
          </svg>
          {unit ? column.label[lang] : columnHeading(column, lang)}
        </li>
      ))}
    </ul>
  );
}

/** The sign of one value. Filled and open shapes alternate, so that two signs in one place are both seen. */
export function ChartMarker({ shape, x, y }: { shape: number; x: string; y: number }) {
  // An inner drawing at `x` percent; inside it, plain pixels around 0.
  return (
    <svg className={styles.marker} x={x} y={y} aria-hidden="true">
      {shape === 0 && <circle className={styles.filled} r="4.5" />}
      {shape === 1 && <rect className={styles.open} x="-7.5" y="-7.5" width="15" height="15" />}
      {shape === 2 && <path className={styles.filled} d="M0-7 7 6H-7Z" />}
      {shape === 3 && <path className={styles.open} d="M0-9 9 0 0 9-9 0Z" />}
    </svg>
  );
}
