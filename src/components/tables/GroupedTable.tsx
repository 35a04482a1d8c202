import type { Lang } from '../../language/lang';
import { rowAnchors, rowGroups } from '../../domain/table-groups';
import type { Row, Table } from '../../schemas/table';
import { CellValue } from './CellValue';
import styles from './GroupedTable.module.css';
import { TableCaption } from './TableCaption';
import { TableReference } from './TableReference';

interface Props {
  table: Table;
  captionId: string;
  /** Numbers of the notes below the table. */
  numbers: Map<Row, number>;
  lang: Lang;
}

/** Rows under headings they share. On a phone a heading is followed by short lines without labels: cells say what they are. */
export function GroupedTable({ table, captionId, numbers, lang }: Props) {
  const columns = Object.entries(table.columns).filter(([name]) => name !== table.groupBy);
  const anchors = rowAnchors(table);
  // Laid out as blocks, the elements lose their meaning in some browsers; the roles give it back.
  const role = (name: string) => ({ role: name });
  return (
    <table className={styles.table} {...role('table')}>
      <TableCaption table={table} id={captionId} lang={lang} />
      <thead {...role('rowgroup')}>
        <tr {...role('row')}>
          {columns.map(([name, column]) => (
            <th key={name} scope="col" {...role('columnheader')}>
              {column.label[lang]}
            </th>
          ))}
        </tr>
      </thead>
      {rowGroups(table.rows, table.groupBy!).map(({ heading, rows }) => (
        <tbody key={heading.en} {...role('rowgroup')} id={anchors.get(rows[0]!)}>
          <tr {...role('row')} className={styles.group}>
            <th scope="rowgroup" {...role('rowheader')} colSpan={columns.length}>
              <Heading words={heading[lang]} />
            </th>
          </tr>
          {rows.map((row, index) => (
            <tr key={index} {...role('row')} id={index > 0 ? anchors.get(row) : undefined}>
              {columns.map(([name, column]) => {
                const value = <CellValue cell={row.cells[name] ?? null} column={column} lang={lang} />;
                return column.isRowHeading ? (
                  <th key={name} scope="row" {...role('rowheader')}>
                    {value}
                    <TableReference table={table.id} number={numbers.get(row)} lang={lang} />
                  </th>
                ) : (
                  <td key={name} {...role('cell')} className={name === table.anchors ? styles.anchor : undefined}>
                    {value}
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

/** What stands before a colon is the name of the group; the rest is read after it. */
function Heading({ words }: { words: string }) {
  const [, name, about] = /^([^:]*:) (.*)$/.exec(words) ?? [];
  if (!name) return words;
  return (
    <>
      {name} <span className={styles.about}>{about}</span>
    </>
  );
}
