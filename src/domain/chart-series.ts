import type { Lang, Localized } from '../language/lang.ts';
import type { Cell, Column, Rough, Row, Table } from '../schemas/table.ts';
import { formatFigure } from '../words/format-figure.ts';
import { valueIn } from './table-export.ts';

/** One figure of a chart, at its place along the foot. */
export interface ChartFigure {
  place: string;
  value: number;
  rough?: Rough | undefined;
}

/** A number column of a table, or one group of its rows: what one line or one row of bars shows. */
export interface ChartSeries {
  /** The column, or the English words of the group. */
  name: string;
  label: Localized;
  unit: Column['unit'];
  /** In the order of the rows; rows without a figure are left out. */
  figures: ChartFigure[];
}

/** The lines or bars of a table's chart, with places in one language. */
export function chartSeries(table: Table, lang: Lang): ChartSeries[] {
  const { series = [], groups } = table.chart ?? {};
  return series.flatMap((name) => {
    const column = table.columns[name];
    if (!column) return [];
    if (!groups) return [seriesOf(table, table.rows, name, { name, label: column.label }, lang)];
    return groups.flatMap((group) => {
      const label = (row: Row) => wordsIn(row.cells[table.groupBy ?? '']);
      const rows = table.rows.filter((row) => label(row)?.en === group);
      const words = rows[0] && label(rows[0]);
      return words ? [seriesOf(table, rows, name, { name: group, label: words }, lang)] : [];
    });
  });
}

/** One series by its name: a line of the table's chart, or any number column. */
export function namedSeries(table: Table, name: string, lang: Lang): ChartSeries {
  const drawn = chartSeries(table, lang).find((series) => series.name === name);
  const column = table.columns[name];
  if (drawn) return drawn;
  if (!column) throw new Error(`The table “${table.id}” has no column “${name}”.`);
  return seriesOf(table, table.rows, name, { name, label: column.label }, lang);
}

function seriesOf(
  { columns, chart }: Table,
  rows: Row[],
  column: string,
  named: Pick<ChartSeries, 'name' | 'label'>,
  lang: Lang,
): ChartSeries {
  const across = chart?.across ?? Object.keys(columns).find((name) => columns[name]?.isRowHeading) ?? '';
  const figures = rows.flatMap(({ cells, roughly }): ChartFigure[] => {
    const value = cells[column];
    const place = String(valueIn(cells[across] ?? null, lang) ?? '');
    return typeof value === 'number' ? [{ place, value, rough: roughly?.[column] }] : [];
  });
  return { ...named, unit: columns[column]?.unit, figures };
}

/** All places that a chart's table names, in the order of its rows. */
export function chartPlaces(table: Table, lang: Lang): string[] {
  return table.rows.map(({ cells }) => String(valueIn(cells[table.chart?.across ?? ''] ?? null, lang) ?? ''));
}

/** A figure as it stands at its mark: “about 3,800”. */
export function figureText({ value, rough }: ChartFigure, lang: Lang, unit?: string): string {
  return formatFigure(value, rough, lang, unit);
}

function wordsIn(cell: Cell | undefined): Localized | undefined {
  return cell !== null && typeof cell === 'object' ? cell : undefined;
}
