import { formatNumber } from '../../language/format';
import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import { columnHeading, valueIn } from '../../domain/table-export';
import type { ChartSpec, Row, Table } from '../../schemas/table';
import { ChartFigure } from './ChartFigure';
import { SERIES_STYLES } from './ChartMarker';
import styles from './Chart.module.css';

/** Share of the width that the longest bar takes; its figure stands beside it. */
const LONGEST_BAR = 84;

/** Bars lying below the names they belong to, which may be long. */
export function ChartRows({ table, chart, lang }: { table: Table; chart: ChartSpec; lang: Lang }) {
  const { across, series } = chart;
  const columns = series.map((name) => table.columns[name]!);
  const longest = Math.max(1, ...table.rows.flatMap((row) => series.map((name) => figureIn(row, name) ?? 0)));
  const id = `${table.id}-chart`;
  return (
    <ChartFigure id={id} table={table} chart={chart} hasLegend={columns.length > 1} lang={lang}>
      <ul className={styles.rows}>
        {table.rows.map((row, index) => (
          <li key={index}>
            <span className={styles.rowName}>{valueIn(row.cells[across] ?? null, lang)}</span>
            {series.map((name, place) => (
              <RowBar
                key={name}
                value={figureIn(row, name)}
                longest={longest}
                place={place}
                heading={columns.length > 1 ? columnHeading(columns[place]!, lang) : undefined}
                lang={lang}
              />
            ))}
          </li>
        ))}
      </ul>
    </ChartFigure>
  );
}

interface RowBarProps {
  value: number | null;
  longest: number;
  place: number;
  /** Name of the series, where there are several. */
  heading: string | undefined;
  lang: Lang;
}

/** A bar with its figure at its end. The figure is drawn, so it is told once more for those who do not see it. */
function RowBar({ value, longest, place, heading, lang }: RowBarProps) {
  const text = value === null ? translator(lang)('value.notAvailable') : formatNumber(value, lang);
  const length = `${(((value ?? 0) / longest) * LONGEST_BAR).toFixed(1)}%`;
  return (
    <>
      <svg className={styles.rowPlot} height="26" aria-hidden="true">
        <g className={SERIES_STYLES[place]}>
          <rect className={styles.bar} x="2" y="6" width={length} height="14" />
        </g>
        <text x={length} y="13" dx="10" dy="0.35em">
          {text}
        </text>
      </svg>
      <span className="visually-hidden">{heading ? `${heading}: ${text}` : text}</span>
    </>
  );
}

function figureIn({ cells }: Row, name: string): number | null {
  const cell = cells[name];
  return typeof cell === 'number' ? cell : null;
}
