import type { WORD_COLUMNS } from '../../addresses/cultivator-lists';
import { TABLE_ROLES as ROLES } from '../../ui/table-roles';
import styles from './CultivatorTable.module.css';
import type { FinderProps } from './finder-props';

type Column = 'serial' | (typeof WORD_COLUMNS)[number] | 'area' | 'list';

interface CultivatorTableProps<Row> {
  headings: FinderProps['headings'];
  /** A table that begins with serial numbers is a list; others are people from several lists. */
  columns: readonly Column[];
  rows: Row[];
  cell: (row: Row, column: Column) => string | number | false | undefined;
  labelledBy: string;
}

/** Cultivators, row by row. On a phone each row is a block. */
export function CultivatorTable<Row>({ headings, columns, rows, cell, labelledBy }: CultivatorTableProps<Row>) {
  const isList = columns[0] === 'serial';
  return (
    <div className={styles.box}>
      <table
        className={isList ? `${styles.table} ${styles.numbered}` : styles.table}
        {...ROLES.table}
        aria-labelledby={labelledBy}
      >
        <thead {...ROLES.group}>
          <tr {...ROLES.row}>
            {columns.map((column) => (
              <th key={column} {...ROLES.column} scope="col" className={styles[column]}>
                {headings[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...ROLES.group}>
          {rows.map((row, index) => (
            <tr key={index} {...ROLES.row}>
              {columns.map((column) =>
                column === 'name' ? (
                  <th key={column} {...ROLES.name} scope="row" className={styles[column]}>
                    {cell(row, column)}
                  </th>
                ) : (
                  <td
                    key={column}
                    {...ROLES.cell}
                    className={styles[column]}
                    data-label={column === 'serial' && isList ? undefined : headings[column]}
                  >
                    {cell(row, column)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
