import type { ReactNode } from 'react';
import { Table, type TableAttributes } from '../../ui/Table';
import styles from './WordTable.module.css';

interface WordRow {
  key: string;
  /** As many as there are columns; the first names the row. A card leaves out a cell without anything. */
  cells: ReactNode[];
  attributes?: TableAttributes;
}

interface WordTableProps {
  caption: string;
  columns: string[];
  rows: WordRow[];
  /** In place of an undefined cell. */
  none?: ReactNode;
}

/** A table of words with finished headings. On a phone each row becomes a card. */
export function WordTable({ caption, columns, rows, none }: WordTableProps) {
  return (
    <Table<WordRow>
      className={styles.table}
      isStacked
      caption={<caption>{caption}</caption>}
      columns={columns.map((heading, index) => ({
        heading,
        label: heading,
        isRowHeading: index === 0,
        renderCell: ({ cells }) => cells[index] ?? none,
        cellAttributes: ({ cells }) => ({ className: cells[index] === undefined ? styles.empty : undefined }),
      }))}
      rows={rows}
      rowKey={({ key }) => key}
      rowAttributes={({ attributes }) => attributes}
    />
  );
}
