import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import styles from './DataTable.module.css';

/** The number that leads from a row to its note and source below the table. */
export function TableReference({ table, number, lang }: { table: string; number: number | undefined; lang: Lang }) {
  if (number === undefined) return null;
  return (
    <>
      {' '}
      <a className={styles.reference} data-silent href={`#${table}-note-${number}`}>
        <span className="visually-hidden">{translator(lang)('table.note')} </span>[{number}]
      </a>
    </>
  );
}
