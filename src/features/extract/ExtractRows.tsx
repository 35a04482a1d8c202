import { FlatTable } from '../../components/tables/FlatTable';
import type { RowMarks } from '../../components/tables/TableCell';
import type { Lang } from '../../language/lang';
import type { Row, Table } from '../../schemas/table';
import { type DescribedColumn, keyIn } from './describe-columns';

interface ExtractRowsProps {
  /** With the rows that are to stand here. */
  table: Table;
  columns: DescribedColumn[];
  captionId: string;
  marks: RowMarks;
  /** The rows in sight at first; where it is not given, all. */
  seen?: Set<Row>;
  lang: Lang;
}

/** The finished table, with what the script that chooses from it must know of each column and cell. */
export function ExtractRows({ columns, seen, ...table }: ExtractRowsProps) {
  const byName = new Map(columns.map((column) => [column.name, column]));
  return (
    <FlatTable
      {...table}
      rowAttributes={(row) => ({ hidden: seen?.has(row) === false || undefined })}
      headingAttributes={(name, label) => {
        const column = byName.get(name);
        return {
          hidden: column?.isSpare || undefined,
          'data-column': name,
          'data-label': label,
          'data-kind': column?.kind,
          'data-heading': column?.isRowHeading ? '' : undefined,
          'data-choices': column?.choices.join(' ') || undefined,
        };
      }}
      cellAttributes={(name, { cells, roughly }) => ({
        hidden: byName.get(name)?.isSpare || undefined,
        'data-key': byName.get(name)?.choices.length ? keyIn(cells, name) : undefined,
        'data-rough': roughly?.[name] ? '' : undefined,
      })}
    />
  );
}
