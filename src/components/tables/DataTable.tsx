import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import { columnHeading, sharedUnit } from '../../domain/table-export';
import { rowReferences } from '../../domain/table-references';
import type { Source } from '../../schemas/source';
import type { Table } from '../../schemas/table';
import styles from './DataTable.module.css';
import { GroupedTable } from './GroupedTable';
import { TableCaption } from './TableCaption';
import { TableCell } from './TableCell';
import { TableFooting } from './TableFooting';
import { TableReference } from './TableReference';

/** A shorter table is read faster than it is sorted. */
const SORT_FROM = 7;

/** A statistical table with its notes, sources and downloads. Wide figures scroll on a phone; rows with words become cards. */
export function DataTable({ table, sources, lang }: { table: Table; sources: Map<string, Source>; lang: Lang }) {
  const t = translator(lang);
  const columns = Object.entries(table.columns);
  const unit = sharedUnit(Object.values(table.columns));
  const isStacked = readsBetterStacked(table);
  const captionId = `${table.id}-caption`;
  const references = rowReferences(table, sources, lang);
  // Laid out as blocks, the elements lose their meaning in some browsers; the roles give it back.
  const role = (name: string) => (isStacked ? { role: name } : {});
  const sorting = table.rows.length >= SORT_FROM && {
    'data-sortable': '',
    'data-sort-ascending': t('table.sortAscending'),
    'data-sort-descending': t('table.sortDescending'),
  };

  const grid = table.groupBy ? (
    <GroupedTable table={table} captionId={captionId} numbers={references.numbers} lang={lang} />
  ) : (
    <table className={`${styles.table} ${isStacked ? styles.stacked : styles.wide}`} {...role('table')} {...sorting}>
      <TableCaption table={table} id={captionId} lang={lang} />
      <thead {...role('rowgroup')}>
        <tr {...role('row')} data-sort-by={t('table.sortBy')}>
          {columns.map(([name, column]) => (
            <th
              key={name}
              scope="col"
              {...role('columnheader')}
              className={isFigure(column.kind) ? styles.figure : undefined}
              data-label={unit ? column.label[lang] : columnHeading(column, lang)}
            >
              {column.label[lang]}
              {column.unit && !unit && <span className={styles.unit}> ({column.unit[lang]})</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...role('rowgroup')}>
        {table.rows.map((row, index) => (
          <tr key={index} {...role('row')}>
            {columns.map(([name, column]) => (
              <TableCell
                key={name}
                cell={row.cells[name] ?? null}
                column={column}
                lang={lang}
                label={isStacked ? (unit ? column.label[lang] : columnHeading(column, lang)) : undefined}
              >
                {column.isRowHeading && (
                  <TableReference table={table.id} number={references.numbers.get(row)} lang={lang} />
                )}
              </TableCell>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );

  return (
    <figure className={styles.box} id={`table-${table.id}`} aria-labelledby={captionId}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must reach what scrolls */}
      <section className={styles.scroll} aria-labelledby={captionId} tabIndex={0}>
        {grid}
      </section>
      <output className="visually-hidden" />
      <TableFooting table={table} sources={sources} lang={lang} references={references.items} />
    </figure>
  );
}

/** On a phone, words need the width of the screen; many figures are easier to compare in a table that scrolls. */
function readsBetterStacked({ columns }: Table): boolean {
  const all = Object.values(columns);
  const hasWords = all.some(({ kind, isRowHeading }) => kind === 'words' && !isRowHeading);
  return hasWords && all.filter(({ kind }) => isFigure(kind)).length <= 3;
}

function isFigure(kind: string): boolean {
  return kind === 'number' || kind === 'money';
}
