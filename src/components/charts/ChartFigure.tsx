import type { ReactNode } from 'react';
import type { Lang } from '../../language/lang';
import { sharedUnit } from '../../domain/table-export';
import type { ChartSpec, Table } from '../../schemas/table';
import styles from './Chart.module.css';
import { ChartLegend } from './ChartLegend';

interface ChartFigureProps {
  id: string;
  table: Table;
  chart: ChartSpec;
  /** A single series of bars needs none. */
  hasLegend: boolean;
  lang: Lang;
  children: ReactNode;
}

/** What stands around the drawing of a chart: its title, its unit and its series. */
export function ChartFigure({ id, table, chart, hasLegend, lang, children }: ChartFigureProps) {
  const columns = chart.series.map((name) => table.columns[name]!);
  const unit = sharedUnit(columns);
  return (
    <figure className={styles.chart} aria-labelledby={`${id}-title`}>
      <figcaption>
        <span id={`${id}-title`} className={styles.title}>
          {chart.title[lang]}
        </span>
        {unit && <span className={styles.unit}>{unit[lang]}</span>}
        {hasLegend && <ChartLegend columns={columns} isLine={chart.kind === 'line'} lang={lang} />}
      </figcaption>
      {children}
    </figure>
  );
}
