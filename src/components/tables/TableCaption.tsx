import { formatDate } from '../../language/format';
import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import { sharedUnit } from '../../domain/table-export';
import type { Table } from '../../schemas/table';
import { Badge } from '../../ui/Badge';
import styles from './DataTable.module.css';

/** Title of a table, with the day of its figures and the unit they share. */
export function TableCaption({ table, id, lang }: { table: Table; id: string; lang: Lang }) {
  const t = translator(lang);
  const unit = sharedUnit(Object.values(table.columns));
  return (
    <caption>
      <div className={styles.captionText}>
        <span id={id}>{table.caption[lang]}</span>
        {table.specimen && (
          <>
            {' '}
            <Badge>{t('badge.specimen')}</Badge>
          </>
        )}{' '}
        <span className={styles.asOn}>
          {unit && `${unit[lang]} · `}
          {t('table.asOn')} <time dateTime={table.asOn}>{formatDate(table.asOn, lang)}</time>
        </span>
      </div>
    </caption>
  );
}
