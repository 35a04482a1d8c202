import type { ReactNode } from 'react';
import type { Lang } from '../../language/lang';
import { valueIn } from '../../domain/table-export';
import type { Cell, Column } from '../../schemas/table';
import { CellValue } from './CellValue';
import styles from './DataTable.module.css';

interface Props {
  cell: Cell;
  column: Column;
  lang: Lang;
  /** Name of the column, where the rows become cards on a phone. */
  label: string | undefined;
  children?: ReactNode;
}

/** One cell of a table that sorts. Children stand after the value. */
export function TableCell({ cell, column, lang, label, children }: Props) {
  const value = valueIn(cell, lang);
  const isFigure = column.kind === 'number' || column.kind === 'money';
  const isYear = column.kind === 'year' || column.kind === 'crop-year';
  const attributes = {
    className:
      [isFigure && styles.figure, isYear && styles.year, value === null && styles.empty].filter(Boolean).join(' ') ||
      undefined,
    'data-value': value ?? undefined,
    'data-label': column.isRowHeading ? undefined : label,
  };
  const content = (
    <>
      <CellValue cell={cell} column={column} lang={lang} />
      {children}
    </>
  );
  if (column.isRowHeading)
    return (
      <th scope="row" role={label ? 'rowheader' : undefined} {...attributes}>
        {content}
      </th>
    );
  return (
    <td role={label ? 'cell' : undefined} {...attributes}>
      {content}
    </td>
  );
}
