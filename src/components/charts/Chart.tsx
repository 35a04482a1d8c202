import type { Lang } from '../../language/lang';
import { sharedUnit, valueIn } from '../../domain/table-export';
import type { Table } from '../../schemas/table';
import styles from './Chart.module.css';
import { ChartLegend, type ChartSeries } from './ChartLegend';
import { ChartPlot } from './ChartPlot';
import { ChartRows } from './ChartRows';

/** A chart of number columns of a table: its title, its unit, its series and the drawing. */
export function Chart({ table, lang }: { table: Table; lang: Lang }) {
  const { chart } = table;
  if (!chart)
    throw new Error(`The table “${table.id}” has no “chart”. Describe one in content/tables/${table.id}.yaml.`);
  const id = `${table.id}-chart`;
  const title = chart.title[lang];
  const labels = table.rows.map(({ cells }) => String(valueIn(cells[chart.across] ?? null, lang) ?? ''));
  const series = chart.series.flatMap((name): ChartSeries[] => {
    const values = table.rows.map(({ cells }) => cells[name]).map((cell) => (typeof cell === 'number' ? cell : null));
    const column = table.columns[name];
    return column ? [{ column, values }] : [];
  });
  const unit = sharedUnit(series.map(({ column }) => column));
  // A single series of bars below their names needs no legend.
  const hasLegend = chart.kind !== 'rows' || series.length > 1;
  return (
    <figure className={styles.chart} aria-labelledby={`${id}-title`}>
      <figcaption>
        <span id={`${id}-title`} className={styles.title}>
          {title}
        </span>
        {unit && <span className={styles.unit}>{unit[lang]}</span>}
        {hasLegend && <ChartLegend series={series} isLine={chart.kind === 'line'} lang={lang} />}
      </figcaption>
      {chart.kind === 'rows' ? (
        <ChartRows labels={labels} series={series} lang={lang} />
      ) : (
        <ChartPlot id={id} kind={chart.kind} title={title} labels={labels} series={series} lang={lang} />
      )}
    </figure>
  );
}
