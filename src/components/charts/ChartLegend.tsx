import type { Lang } from '../../language/lang';
import { columnHeading, sharedUnit } from '../../domain/table-export';
import type { Column } from '../../schemas/table';
import styles from './Chart.module.css';
import { ChartMarker, SERIES_STYLES } from './ChartMarker';

/** The series of a chart by name, each with its sign. */
export function ChartLegend({ columns, isLine, lang }: { columns: Column[]; isLine: boolean; lang: Lang }) {
  const unit = sharedUnit(columns);
  return (
    <ul className={styles.legend}>
      {columns.map((column, index) => (
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
