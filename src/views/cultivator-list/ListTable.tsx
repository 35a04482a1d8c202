import { WORD_COLUMNS } from '../../addresses/cultivator-lists';
import { Badge } from '../../ui/Badge';
import { TABLE_ROLES as ROLES } from '../../ui/table-roles';
import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import { listHeadings } from '../../features/cultivators/build-lists';
import styles from './ListTable.module.css';
import type { RowGroup } from './row-groups';
import { rowsHtml } from './rows-html';

interface ListTableProps {
  lang: Lang;
  title: string;
  about: string;
  isSpecimen: boolean;
  groups: RowGroup[];
}

/** All rows of one list. On paper its head says on every page which list this is; on a phone each row is a block of two lines. */
export function ListTable({ lang, title, about, isSpecimen, groups }: ListTableProps) {
  const t = translator(lang);
  const headings = listHeadings(lang);
  const hasArea = groups.some(({ rows }) => rows[0]?.area !== undefined);
  const columns = ['serial', ...WORD_COLUMNS, ...(hasArea ? (['area'] as const) : [])] as const;
  const words = { guardian: t('cultivatorList.guardian'), unit: t('cultivatorList.unit') };
  return (
    <table className={styles.table} {...ROLES.table} aria-label={title} data-silent>
      <colgroup>
        {columns.map((column) => (
          <col key={column} className={styles[column]} />
        ))}
      </colgroup>
      <thead {...ROLES.group}>
        <tr {...ROLES.row} className={styles.running} data-print="only">
          <th {...ROLES.column} colSpan={columns.length} scope="colgroup">
            <span>{t('site.name')}</span>
            <strong>{title}</strong>
            <span>
              {about} {isSpecimen && <Badge>{t('badge.specimen')}</Badge>}
            </span>
          </th>
        </tr>
        <tr {...ROLES.row}>
          {columns.map((column) => (
            <th key={column} {...ROLES.column} scope="col">
              {headings[column]}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ rows, id }) => (
        <tbody
          key={rows[0]?.serial}
          id={id}
          {...ROLES.group}
          dangerouslySetInnerHTML={{ __html: rowsHtml(rows, words) }}
        />
      ))}
    </table>
  );
}
