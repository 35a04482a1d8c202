import type { Lang } from '../../language/lang';
import { sharedUnit } from '../../domain/table-export';
import type { Table } from '../../schemas/table';
import styles from './DataTable.module.css';

/** Title of a table, with the unit that its figures share. */
export function TableCaption({ table, id, lang }: { table: Table; id: string; lang: Lang }) {
  const unit = sharedUnit(Object.values(table.columns));
  return (
    <caption>
      <div className={styles.captionText}>
        <span id={id}>{table.caption[lang]}</span> {unit && <span className={styles.sharedUnit}>({unit[lang]})</span>}
      </div>
    </caption>
  );
}
