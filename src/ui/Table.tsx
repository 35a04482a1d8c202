import type { HTMLAttributes, Key, ReactNode } from 'react';

export type TableAttributes = HTMLAttributes<HTMLElement> & { [data: `data-${string}`]: string | number | undefined };

export interface TableColumn<Row> {
  heading: ReactNode;
  headingAttributes?: TableAttributes;
  /** The cells of this column name their rows. */
  isRowHeading?: boolean | undefined;
  renderCell: (row: Row) => ReactNode;
  cellAttributes?: ((row: Row) => TableAttributes) | TableAttributes;
  /** Name of the column in its other cells, where rows become cards on a phone. */
  label?: string | undefined;
}

interface TableGroup<Row> {
  key: Key;
  /** Spans all columns above the rows of the group. */
  heading?: ReactNode;
  headingAttributes?: TableAttributes;
  attributes?: TableAttributes;
  rows: Row[];
}

interface TableProps<Row> extends TableAttributes {
  /** The `caption` element. */
  caption?: ReactNode;
  columns: TableColumn<Row>[];
  /** One list of rows, or groups that each become a `tbody`. */
  rows?: Row[];
  groups?: TableGroup<Row>[];
  rowKey?: (row: Row) => Key;
  rowAttributes?: (row: Row, index: number) => TableAttributes | undefined;
  headAttributes?: TableAttributes;
  /** The styles lay rows out as blocks. The elements then lose their meaning in some browsers; explicit roles restore it. */
  isStacked?: boolean;
}

/** Any table of the site, described by its columns: headings, scopes, roles and labels of the cells. */
export function Table<Row>({
  className,
  caption,
  columns,
  rows = [],
  groups = [{ key: 'rows', rows }],
  rowKey,
  rowAttributes,
  headAttributes,
  isStacked = false,
  ...attributes
}: TableProps<Row>) {
  const role = (name: string) => (isStacked ? name : undefined);
  return (
    <table className={className} role={role('table')} {...attributes}>
      {caption}
      <thead role={role('rowgroup')}>
        <tr role={role('row')} {...headAttributes}>
          {columns.map(({ heading, headingAttributes }, index) => (
            <th key={index} scope="col" role={role('columnheader')} {...headingAttributes}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group.key} role={role('rowgroup')} {...group.attributes}>
          {group.heading !== undefined && (
            <tr role={role('row')} {...group.headingAttributes}>
              <th scope="rowgroup" role={role('rowheader')} colSpan={columns.length}>
                {group.heading}
              </th>
            </tr>
          )}
          {group.rows.map((row, index) => (
            <tr key={rowKey?.(row) ?? index} role={role('row')} {...rowAttributes?.(row, index)}>
              {columns.map(({ isRowHeading, renderCell, cellAttributes, label }, column) => {
                const own = typeof cellAttributes === 'function' ? cellAttributes(row) : cellAttributes;
                return isRowHeading ? (
                  <th key={column} scope="row" role={role('rowheader')} {...own}>
                    {renderCell(row)}
                  </th>
                ) : (
                  <td key={column} role={role('cell')} {...own} data-label={label}>
                    {renderCell(row)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
