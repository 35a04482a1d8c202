import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import { columnHeading, sharedUnit, valueIn } from '../../domain/table-export';
import { rowReferences } from '../../domain/table-references';
import type { Source } from '../../schemas/source';
import type { Column, Row, Table as TableRecord } from '../../schemas/table';
import { Table } from '../../ui/Table';
import styles from './DataTable.module.css';
import { GroupedTable } from './GroupedTable';
import { TableCaption } from './TableCaption';
import { TableCell } from './TableCell';
import { TableFooting } from './TableFooting';

/** A shorter table is read faster than it is sorted. */
const SORT_FROM = 7;

/** A statistical table with its notes, sources and downloads. Wide figures scroll on a phone; rows with words become cards. */
export function DataTable(props: { table: TableRecord; sources: Map<string, Source>; lang: Lang }) {
  const { table, sources, lang } = props;
  const captionId = `${table.id}-caption`;
  const { numbers, items } = rowReferences(table, sources, lang);
  const grid = { table, captionId, numbers, lang };
  return (
    <figure className={styles.box} id={`table-${table.id}`} aria-labelledby={captionId}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must reach what scrolls */}
      <section className={styles.scroll} aria-labelledby={captionId} tabIndex={0}>
        {table.groupBy ? <GroupedTable {...grid} groupBy={table.groupBy} /> : <SortableTable {...grid} />}
      </section>
      <output className="visually-hidden" />
      <TableFooting table={table} sources={sources} lang={lang} references={items} />
    </figure>
  );
}

interface SortableTableProps {
  table: TableRecord;
  captionId: string;
  /** Numbers of the notes below the table. */
  numbers: Map<Row, number>;
  lang: Lang;
}

/** Rows that `behaviour/sort-table.ts` sorts, where there are enough of them. */
function SortableTable({ table, captionId, numbers, lang }: SortableTableProps) {
  const t = translator(lang);
  const unit = sharedUnit(Object.values(table.columns));
  const isStacked = readsBetterStacked(table);
  const sorting = table.rows.length >= SORT_FROM && {
    'data-sortable': '',
    'data-sort-ascending': t('table.sortAscending'),
    'data-sort-descending': t('table.sortDescending'),
  };
  return (
    <Table<Row>
      className={`${styles.table} ${isStacked ? styles.stacked : styles.wide}`}
      isStacked={isStacked}
      {...sorting}
      caption={<TableCaption table={table} id={captionId} lang={lang} />}
      headAttributes={{ 'data-sort-by': t('table.sortBy') }}
      columns={Object.entries(table.columns).map(([name, column]) => {
        const label = unit ? column.label[lang] : columnHeading(column, lang);
        return {
          heading: (
            <>
              {column.label[lang]}
              {column.unit && !unit && <span className={styles.unit}> ({column.unit[lang]})</span>}
            </>
          ),
          headingAttributes: { className: isFigure(column) ? styles.figure : undefined, 'data-label': label },
          isRowHeading: column.isRowHeading,
          label: isStacked ? label : undefined,
          renderCell: (row) => <TableCell {...{ table, row, name, numbers, lang }} />,
          cellAttributes: ({ cells }) => {
            const value = valueIn(cells[name] ?? null, lang);
            return { className: cellClass(column, value), 'data-value': value ?? undefined };
          },
        };
      })}
      rows={table.rows}
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
  return hasWords && all.filter(isFigure).length <= 3;
}

function isFigure({ kind }: Column): boolean {
  return kind === 'number' || kind === 'money';
}
