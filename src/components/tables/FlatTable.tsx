import { columnHeading, sharedUnit, valueIn } from '../../domain/table-export';
import type { Lang } from '../../language/lang';
import type { Column, Row, Table as TableRecord } from '../../schemas/table';
import { Table, type TableAttributes } from '../../ui/Table';
import { translator } from '../../words/strings';
import styles from './DataTable.module.css';
import { TableCaption } from './TableCaption';
import { type RowMarks, TableCell } from './TableCell';

interface FlatTableProps {
  table: TableRecord;
  captionId: string;
  marks: RowMarks;
  attributes?: TableAttributes;
  /** What scripts are told about a column, and about a cell. */
  headingAttributes?: (name: string, label: string) => TableAttributes;
  cellAttributes?: (name: string, row: Row) => TableAttributes;
  rowAttributes?: (row: Row) => TableAttributes;
  lang: Lang;
}

/** Columns of words that an A4 sheet has room for. */
const MOST_COLUMNS_ON_PAPER = 7;

/** The rows of a table one below the other. Wide figures scroll on a phone; rows with words become cards. */
export function FlatTable({ table, captionId, marks, attributes, lang, ...more }: FlatTableProps) {
  const unit = sharedUnit(Object.values(table.columns));
  const isStacked = readsBetterStacked(table);
  const isCards = isStacked && Object.keys(table.columns).length > MOST_COLUMNS_ON_PAPER;
  return (
    <Table<Row>
      className={`${styles.table} ${isStacked ? styles.stacked : styles.wide} ${isCards ? styles.cards : ''}`.trimEnd()}
      isStacked={isStacked}
      {...attributes}
      caption={<TableCaption table={table} id={captionId} lang={lang} />}
      headAttributes={{ 'data-sort-by': translator(lang)('table.sortBy') }}
      columns={Object.entries(table.columns).map(([name, column]) => {
        const label = unit ? column.label[lang] : columnHeading(column, lang);
        return {
          heading: (
            <>
              {column.label[lang]}
              {column.unit && !unit && <span className={styles.unit}> ({column.unit[lang]})</span>}
            </>
          ),
          headingAttributes: {
            className: isFigure(column) ? styles.figure : undefined,
            'data-label': label,
            ...more.headingAttributes?.(name, columnHeading(column, lang)),
          },
          isRowHeading: column.isRowHeading,
          label: isStacked ? label : undefined,
          renderCell: (row) => <TableCell {...{ table, row, name, marks, lang }} />,
          cellAttributes: (row) => {
            const value = valueIn(row.cells[name] ?? null, lang);
            return {
              className: cellClass(column, value),
              'data-value': value ?? undefined,
              ...more.cellAttributes?.(name, row),
            };
          },
        };
      })}
      rows={table.rows}
      {...(more.rowAttributes && { rowAttributes: more.rowAttributes })}
    />
  );
}

function cellClass(column: Column, value: number | string | null): string | undefined {
  const isYear = column.kind === 'year' || column.kind === 'crop-year';
  const names = [isFigure(column) && styles.figure, isYear && styles.year, value === null && styles.empty];
  return names.filter(Boolean).join(' ') || undefined;
}

/** On a phone, words need the width of the screen; many figures are easier to compare in a table that scrolls. */
function readsBetterStacked({ columns }: TableRecord): boolean {
  const all = Object.values(columns);
  const hasWords = all.some(({ kind, isRowHeading }) => kind === 'words' && !isRowHeading);
  return hasWords && all.filter(isFigure).length <= 4;
}

function isFigure({ kind }: Column): boolean {
  return kind === 'number' || kind === 'money';
}
