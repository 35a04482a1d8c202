import type { Lang } from '../../language/lang';
import { rowAnchors, rowGroups } from '../../domain/table-groups';
import type { Row, Table as TableRecord } from '../../schemas/table';
import { Table } from '../../ui/Table';
import styles from './GroupedTable.module.css';
import { TableCaption } from './TableCaption';
import { type RowMarks, TableCell } from './TableCell';

interface GroupedTableProps {
  table: TableRecord;
  /** The words column whose words become the headings. */
  groupBy: string;
  captionId: string;
  marks: RowMarks;
  lang: Lang;
}

/** Rows under headings they share. On a phone a heading is followed by short lines without labels: cells say what they are. */
export function GroupedTable({ table, groupBy, captionId, marks, lang }: GroupedTableProps) {
  const anchors = rowAnchors(table);
  return (
    <Table<Row>
      className={styles.table}
      isStacked
      caption={<TableCaption table={table} id={captionId} lang={lang} />}
      columns={Object.entries(table.columns)
        .filter(([name]) => name !== groupBy)
        .map(([name, { label, isRowHeading }]) => ({
          heading: label[lang],
          isRowHeading,
          renderCell: (row) => <TableCell {...{ table, row, name, marks, lang }} />,
          cellAttributes: { className: name === table.anchors ? styles.anchor : undefined },
        }))}
      groups={rowGroups(table.rows, groupBy).map(({ heading, rows }) => ({
        key: heading.en,
        heading: <Heading words={heading[lang]} />,
        headingAttributes: { className: styles.group },
        attributes: { id: rows[0] && anchors.get(rows[0]) },
        rows,
      }))}
      rowAttributes={(row, index) => ({ id: index > 0 ? anchors.get(row) : undefined })}
    />
  );
}

/** The words before a colon name the group; the rest explains it. */
function Heading({ words }: { words: string }) {
  const [, name, about] = /^([^:]*:) (.*)$/.exec(words) ?? [];
  if (!name) return words;
  return (
    <>
      {name} <span className={styles.about}>{about}</span>
    </>
  );
}
