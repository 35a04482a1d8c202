import { recordHref } from '../../content/register-pages';
import { fill, formatDocumentDate, formatMoment } from '../../language/format';
import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import { closingOf } from '../../domain/tenders';
import { pathFor } from '../../addresses/routes';
import type { RegisterRecord } from '../../schemas/record';
import styles from './LatestRecords.module.css';

const SHOWN = 3;

interface LatestRecordsProps {
  title: string;
  /** In the order in which they are shown; the first few are. */
  records: RegisterRecord[];
  /** Said when there is nothing to show. */
  none: string;
  /** The page with all of them, and the words that lead there. */
  all: { page: string; label: string };
  lang: Lang;
}

/** The first records of a list, each a link to where it stands. A tender that has closed since the build is taken out by the script. */
export function LatestRecords({ title, records, none, all, lang }: LatestRecordsProps) {
  const t = translator(lang);
  return (
    <section>
      <h2>{title}</h2>
      <ul className={styles.list}>
        {records.slice(0, SHOWN).map((record) => {
          const closing = record.register === 'tenders' ? closingOf(record) : undefined;
          return (
            <li key={record.id} data-gone-at={closing && `${closing}+05:30`}>
              <a href={recordHref(record.register, record.id, lang)}>{record.title[lang]}</a>
              <span className={styles.about}>
                {closing
                  ? fill(t('home.closes'), { moment: formatMoment(closing, lang) })
                  : record.date && formatDocumentDate(record.date, lang)}
              </span>
            </li>
          );
        })}
      </ul>
      <p className={styles.none}>{none}</p>
      <a className={styles.all} href={pathFor(all.page, lang)}>
        {all.label}
      </a>
    </section>
  );
}
