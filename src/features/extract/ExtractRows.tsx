import { FlatTable } from '../../components/tables/FlatTable';
import type { RowMarks } from '../../components/tables/TableCell';
import type { Lang } from '../../language/lang';
import type { Table } from '../../schemas/table';
import { type DescribedColumn, keyIn } from './describe-columns';

interface ExtractRowsProps {
  /** With the rows that are to stand here. */
  table: Table;
  columns: DescribedColumn[];
  captionId: string;
  marks: RowMarks;
  lang: Lang;
}

/** The finished table, with what the script that chooses from it must know of each column and cell. */
export function ExtractRows({ columns, ...table }: ExtractRowsProps) {
  const byName = new Map(columns.map((column) => [column.name, column]));
  return (
    <FlatTable
      {...table}
      headingAttributes={(name, label) => {
        const column = byName.get(name);
        return {
          'data-column': name,
          'data-label': label,
          'data-kind': column?.kind,
          'data-heading': column?.isRowHeading ? '' : undefined,
          'data-choices': column?.choices.join(' ') || undefined,
        };
      }}
      cellAttributes={(name, { cells, roughly }) => ({
        'data-key': byName.get(name)?.choices.length ? keyIn(cells, name) : undefined,
        'data-rough': roughly?.[name] ? '' : undefined,
      })}
    />
  );
}
