import type { Lang } from '../../language/lang';
import { sharedUnit, valueIn } from '../../domain/table-export';
import type { Cell, ChartSpec, Table } from '../../schemas/table';
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
  const series = seriesOf(table, chart);
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

/** The lines or bars of a chart: columns of its table, or groups of its rows. */
function seriesOf({ columns, rows, groupBy = '' }: Table, { series, groups }: ChartSpec): ChartSeries[] {
  const number = (cell: Cell | undefined) => (typeof cell === 'number' ? cell : null);
  return series.flatMap((name): ChartSeries[] => {
    const column = columns[name];
    if (!column) return [];
    if (!groups) return [{ column, values: rows.map(({ cells }) => number(cells[name])) }];
    return groups.flatMap((group) => {
      const isIn = (cell: Cell | undefined) => typeof cell === 'object' && cell?.en === group;
      const label = rows.map(({ cells }) => cells[groupBy]).find(isIn);
      const values = rows.map(({ cells }) => (isIn(cells[groupBy]) ? number(cells[name]) : null));
      return typeof label === 'object' && label ? [{ column: { ...column, label }, values }] : [];
    });
  });
}
