import { recordHref } from '../../catalogue/register-pages';
import { Badge } from '../../components/content/Badge';
import { formatDocumentDate } from '../../i18n/format';
import type { Lang } from '../../i18n/lang';
import { translator } from '../../i18n/strings';
import { newestFirst } from '../../lib/register-records';
import { pathFor } from '../../routes';
import type { RegisterRecord } from '../../schemas/record';
import styles from './LatestRecords.module.css';

interface LatestRecordsProps {
  title: string;
  records: RegisterRecord[];
  /** The page with all of them, and the words that lead there. */
  all: { page: string; label: string };
  lang: Lang;
}

/** The newest records of a register, each a link to where it stands. */
export function LatestRecords({ title, records, all, lang }: LatestRecordsProps) {
  const t = translator(lang);
  return (
    <section className={styles.latest}>
      <h2>{title}</h2>
      <ul className={styles.list}>
        {records
          .toSorted(newestFirst)
          .slice(0, 3)
          .map((record) => (
            <li key={record.id}>
              <a href={recordHref(record.register, record.id, lang)}>{record.title[lang]}</a>
              <span className={styles.about}>
                {record.date && formatDocumentDate(record.date, lang)}{' '}
                {record.specimen && <Badge>{t('badge.specimen')}</Badge>}
              </span>
            </li>
          ))}
      </ul>
      <a className={styles.all} href={pathFor(all.page, lang)}>
        {all.label}
      </a>
    </section>
  );
}
