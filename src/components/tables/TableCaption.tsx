import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import { sharedUnit } from '../../domain/table-export';
import type { Table } from '../../schemas/table';
import { Badge } from '../../ui/Badge';
import styles from './DataTable.module.css';

/** Title of a table, with the unit that its figures share. */
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
        {unit && <span className={styles.sharedUnit}>{unit[lang]}</span>}
      </div>
    </caption>
  );
}
