import type { Lang } from '../../language/lang';
import type { ShownTable } from '../../domain/table-shape';
import type { Row } from '../../schemas/table';
import styles from './FigureList.module.css';
import { type RowMarks, TableCell } from './TableCell';

interface FigureListProps {
  table: ShownTable;
  captionId: string;
  marks: RowMarks;
  lang: Lang;
}

/** The figures of a table that would be half empty: what is known, row by row. A row without figures is told by its note. */
export function FigureList({ table, captionId, marks, lang }: FigureListProps) {
  const columns = Object.entries(table.columns);
  const heading = columns.find(([, { isRowHeading }]) => isRowHeading)?.[0] ?? '';
  const cell = (row: Row, name: string) => (
    <TableCell {...{ table, row, name, lang }} hasUnit marks={{ ...marks, context: table.caption[lang] }} />
  );
  return (
    <>
      <p id={captionId} className={styles.caption}>
        {table.caption[lang]}
      </p>
      <dl className={styles.list}>
        {table.rows.map((row, index) => {
          const known = columns.filter(([name]) => name !== heading && (row.cells[name] ?? null) !== null);
          return (
            <div key={index}>
              <dt>{cell(row, heading)}</dt>
              {known.map(([name, column]) => (
                <dd key={name}>
                  {column.label[lang]} <strong>{cell(row, name)}</strong>
                </dd>
              ))}
              {known.length === 0 && <dd>{row.note?.[lang]}</dd>}
            </div>
          );
        })}
      </dl>
    </>
  );
}
