import { recordPath } from '../../addresses/registers';
import line from '../../components/records/RecordLine.module.css';
import { RecordNumber } from '../../components/records/RecordNumber';
import { formatDocumentDate } from '../../language/format';
import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import styles from './AsOn.module.css';
import type { Law } from './laws';

/** The days on which the law turned, as a line in time: what a reader without scripts goes by. */
export function TurningPoints({ laws, lang }: { laws: readonly Law[]; lang: Lang }) {
  const t = translator(lang);
  return (
    <section className={styles.points} aria-labelledby="turning-points" data-index="off">
      <h2 id="turning-points">{t('asOn.turningPoints')}</h2>
      <p>{t('asOn.turningPointsHelp')}</p>
      <ol className={line.line}>
        {laws.map(({ record, span: { from } }) => (
          <li key={`${record.register}/${record.id}`}>
            <time dateTime={from}>{from !== undefined && formatDocumentDate(from, lang)}</time>
            <div>
              <a href={recordPath(record.register, record.id, lang)}>{(record.short ?? record.title)[lang]}</a>
              {record.number && (
                <>
                  {' '}
                  (<RecordNumber number={record.number} lang={lang} />)
                </>
              )}
              <span className={line.note}>{record.purpose[lang]}</span>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
