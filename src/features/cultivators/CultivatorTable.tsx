import styles from './CultivatorTable.module.css';
import type { FinderProps } from './finder-props';
import { type ListColumns, WORD_COLUMNS } from '../../addresses/cultivator-lists';

/** Rows laid out as blocks lose their meaning in some browsers; roles keep it. */
const ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader' },
  name: { role: 'rowheader' },
  cell: { role: 'cell' },
};

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
              <td {...ROLES.cell} className={styles.serial}>
                {list.serial[row]}
              </td>
              <th {...ROLES.name} scope="row" className={styles.name}>
                {list.name[row]}
              </th>
              <td {...ROLES.cell} data-label={headings.guardian}>
                {list.guardian[row]}
              </td>
              <td {...ROLES.cell} data-label={headings.village}>
                {list.village[row]}
              </td>
              <td {...ROLES.cell} data-label={headings.tehsil}>
                {list.tehsil[row]}
              </td>
              {list.area && (
                <td {...ROLES.cell} data-label={headings.area} className={styles.area}>
                  {list.area[row]}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
