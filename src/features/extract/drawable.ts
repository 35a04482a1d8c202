import type { ExtractColumn, ExtractRow } from './extract.ts';

/** More bars than these, and nobody compares them. */
const MOST_BARS = 40;

/** A figure of a chart, and the row it comes from. */
export interface DrawableFigure<Row> {
  row: Row;
  place: string;
  value: number | undefined;
}

export type WhyNot = 'noFigures' | 'noRow' | 'repeated' | 'tooMany' | 'negative';

export interface Drawable<Row> {
  /** Over years a line, else bars lying below their names. */
  kind: 'line' | 'rows';
  column: ExtractColumn;
  figures: DrawableFigure<Row>[];
}

/** What a chart of these rows would show: one column of figures over the names of the rows; or why there can be none. */
export function drawableOf<Row extends ExtractRow>(
  columns: ExtractColumn[],
  shown: ExtractColumn[],
  rows: Row[],
  of: string | undefined,
): Drawable<Row> | WhyNot {
  const figureColumns = drawnColumns(shown);
  const column = figureColumns.find(({ name }) => name === of) ?? figureColumns[0];
  const across = columns.findIndex(({ isRowHeading }) => isRowHeading);
  if (!column || across < 0) return 'noFigures';
  const at = columns.findIndex(({ name }) => name === column.name);
  const figures = rows.flatMap((row): DrawableFigure<Row>[] => {
    const value = row.values[at];
    const place = row.values[across];
    return place === null || place === undefined
      ? []
      : [{ row, place: String(place), value: typeof value === 'number' ? value : undefined }];
  });
  const known = figures.filter(({ value }) => value !== undefined);
  if (known.length === 0) return 'noRow';
  const isOfYears = columns[across]?.kind === 'year';
  const counted = isOfYears ? known : figures;
  if (new Set(counted.map(({ place }) => place)).size < counted.length) return 'repeated';
  if (isOfYears) return { kind: 'line', column, figures: known };
  if (figures.length > MOST_BARS) return 'tooMany';
  return known.some(({ value = 0 }) => value < 0) ? 'negative' : { kind: 'rows', column, figures };
}

/** The columns that can be drawn. */
export function drawnColumns<Column extends ExtractColumn>(columns: Column[]): Column[] {
  return columns.filter(({ kind, isRowHeading }) => kind === 'figure' && !isRowHeading);
}
