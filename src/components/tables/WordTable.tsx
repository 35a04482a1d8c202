import type { HTMLAttributes, ReactNode } from 'react';
import styles from './WordTable.module.css';

export interface WordRow {
  key: string;
  /** As many as there are columns; the first names the row. */
  cells: ReactNode[];
  attributes?: HTMLAttributes<HTMLTableRowElement> & { [data: `data-${string}`]: string };
}

/** A table of words with finished headings. On a phone each row becomes a card. */
export function WordTable({ caption, columns, rows }: { caption: string; columns: string[]; rows: WordRow[] }) {
  // Laid out as blocks, the elements lose their meaning in some browsers; the roles give it back.
  const role = (name: string) => ({ role: name });
  return (
    <table className={styles.table} {...role('table')}>
      <caption>{caption}</caption>
      <thead {...role('rowgroup')}>
        <tr {...role('row')}>
          {columns.map((column) => (
            <th key={column} scope="col" {...role('columnheader')}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...role('rowgroup')}>
        {rows.map(({ key, cells: [name, ...others], attributes }) => (
          <tr key={key} {...role('row')} {...attributes}>
            <th scope="row" {...role('rowheader')}>
              {name}
            </th>
            {others.map((cell, index) => (
              <td key={index} {...role('cell')} data-label={columns[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
