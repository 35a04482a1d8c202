import { TABLE_ROLES as ROLES } from '../../ui/table-roles';
import styles from './CultivatorTable.module.css';
import type { FinderProps } from './finder-props';
import { type ListColumns, WORD_COLUMNS } from '../../addresses/cultivator-lists';

interface CultivatorTableProps {
  headings: FinderProps['headings'];
  list: ListColumns;
  /** Positions of the rows to show. */
  rows: number[];
  labelledBy: string;
}

/** Rows of one list. On a phone each row is a block. */
export function CultivatorTable({ headings, list, rows, labelledBy }: CultivatorTableProps) {
  const columns = ['serial', ...WORD_COLUMNS, ...(list.area ? (['area'] as const) : [])] as const;
  return (
    <div className={styles.box}>
      <table className={styles.table} {...ROLES.table} aria-labelledby={labelledBy}>
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
          {rows.map((row) => (
            <tr key={list.serial[row]} {...ROLES.row}>
              {columns.map((column) =>
                column === 'name' ? (
                  <th key={column} {...ROLES.name} scope="row" className={styles[column]}>
                    {list.name[row]}
                  </th>
                ) : (
                  <td
                    key={column}
                    {...ROLES.cell}
                    className={styles[column]}
                    data-label={column === 'serial' ? undefined : headings[column]}
                  >
                    {list[column]?.[row]}
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
