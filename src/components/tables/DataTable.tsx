import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import { doubtfulRows, rowReferences } from '../../domain/table-references';
import { rowsWithFigures, type ShownTable, shownTable } from '../../domain/table-shape';
import type { Provider } from '../../schemas/provider';
import type { Table as TableRecord } from '../../schemas/table';
import { Ask } from '../prose/Ask';
import styles from './DataTable.module.css';
import { EarlierLaw } from './EarlierLaw';
import { FigureList } from './FigureList';
import { FlatTable } from './FlatTable';
import { GroupedTable } from './GroupedTable';
import type { RowMarks } from './TableCell';
import { TableFooting } from './TableFooting';

/** A shorter table is read faster than it is sorted. */
const SORT_FROM = 10;

interface DataTableProps {
  table: TableRecord;
  /** Whom to ask for figures that are not there. */
  section: Provider;
  /** Below a chart of the same figures: closed. */
  isFolded?: boolean;
  lang: Lang;
}

/** A statistical table with its notes. Wide figures scroll on a phone; rows with words become cards. */
export function DataTable({ table: whole, section, isFolded = false, lang }: DataTableProps) {
  const table = shownTable(whole);
  if (table.rows.length === 0) return <NoFigures table={table} section={section} lang={lang} />;
  const captionId = `${table.id}-caption`;
  // A row without figures is told by its note.
  const { numbers, notes } = rowReferences(table.isSparse ? rowsWithFigures(table) : table.rows, lang);
  const grid = { table, captionId, marks: { numbers, doubts: doubtfulRows(whole) }, lang };
  const figure = (
    <figure className={styles.box} id={`table-${table.id}`}>
      {table.isSparse ? <FigureList {...grid} /> : <Grid {...grid} />}
      <TableFooting table={table} notes={notes} section={section} lang={lang} />
    </figure>
  );
  if (!isFolded)
    return (
      <>
        {figure}
        <EarlierLaw table={whole} lang={lang} />
      </>
    );
  return (
    <details className={styles.folded}>
      <summary>{translator(lang)('table.asTable')}</summary>
      {figure}
    </details>
  );
}

/** A table that has no figure yet: one line, with whom to ask. */
function NoFigures({ table, section, lang }: Omit<DataTableProps, 'isFolded'>) {
  return (
    <p id={`table-${table.id}`}>
      {table.caption[lang]}: {translator(lang)('table.none')} <Ask section={section} lang={lang} />
    </p>
  );
}

interface GridProps {
  table: ShownTable;
  captionId: string;
  marks: RowMarks;
  lang: Lang;
}

function Grid({ table, captionId, ...grid }: GridProps) {
  const { groupBy } = table;
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must reach what scrolls */}
      <section className={styles.scroll} aria-labelledby={captionId} tabIndex={0}>
        {groupBy ? (
          <GroupedTable {...grid} table={table} captionId={captionId} groupBy={groupBy} />
        ) : (
          <SortableTable {...grid} table={table} captionId={captionId} />
        )}
      </section>
      <output className="visually-hidden" />
    </>
  );
}

/** Rows that `behaviour/sort-table.ts` sorts, where there are enough of them. */
function SortableTable(props: GridProps) {
  const t = translator(props.lang);
  const sorting = props.table.rows.length >= SORT_FROM && {
    'data-sortable': '',
    'data-sort-ascending': t('table.sortAscending'),
    'data-sort-descending': t('table.sortDescending'),
  };
  return <FlatTable {...props} {...(sorting && { attributes: sorting })} />;
}
