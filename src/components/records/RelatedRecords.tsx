import { recordPath } from '../../addresses/registers';
import { recordAt } from '../../content/register-pages';
import { formatDocumentDate } from '../../language/format';
import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import { RecordNumber } from './RecordNumber';
import styles from './RelatedRecords.module.css';

interface RelatedRecordsProps {
  /** `<register>/<id>` */
  records: string[];
  lang: Lang;
}

/** The laws, notifications and forms that a page explains. */
export function RelatedRecords({ records, lang }: RelatedRecordsProps) {
  return (
    <section aria-labelledby="related" className={styles.related} data-index="off">
      <h2 id="related">{translator(lang)('guide.related')}</h2>
      <ul>
        {records.map(recordAt).map(({ register, id, title, short = title, number, date }) => (
          <li key={`${register}/${id}`}>
            <a href={recordPath(register, id, lang)}>{short[lang]}</a>
            {number && (
              <>
                {', '}
                <RecordNumber number={number} lang={lang} />
              </>
            )}
            {date && `, ${formatDocumentDate(date, lang)}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
