import { formatNumber, unbroken } from '../../language/format';
import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import { valueIn } from '../../domain/table-export';
import type { Cell, Column, Row, Table } from '../../schemas/table';
import styles from './DataTable.module.css';

interface TableCellProps {
  table: Table;
  row: Row;
  /** Name of the column. */
  name: string;
  /** Numbers of the notes below the table. */
  numbers: Map<Row, number>;
  lang: Lang;
}

/** What a cell of a table says; in the cell that names the row, also the number of its note. */
export function TableCell({ table, row, name, numbers, lang }: TableCellProps) {
  const column = table.columns[name];
  const number = column?.isRowHeading ? numbers.get(row) : undefined;
  return (
    <>
      {valueText(row.cells[name] ?? null, column, lang)}
      {number !== undefined && (
        <>
          {' '}
          <a className={styles.reference} data-silent href={`#${table.id}-note-${number}`}>
            <span className="visually-hidden">{translator(lang)('table.note')} </span>[{number}]
          </a>
        </>
      )}
    </>
  );
}

/** A figure in Indian grouping, words, or "not available". */
function valueText(cell: Cell, column: Column | undefined, lang: Lang) {
  const value = valueIn(cell, lang);
  if (value === null) return translator(lang)('value.notAvailable');
  if (typeof value === 'number') return formatNumber(value, lang);
  const isForeign = lang === 'hi' && column?.kind === 'code' && /[A-Za-z]/.test(value);
  return isForeign ? <span lang="en">{value}</span> : unbroken(value);
}
