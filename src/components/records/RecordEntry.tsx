import { recordPath } from '../../addresses/registers';
import { formatDocumentDate } from '../../language/format';
import type { Lang } from '../../language/lang';
import type { RegisterRecord } from '../../schemas/record';
import { translator } from '../../words/strings';
import styles from './RecordLine.module.css';
import { RecordNumber } from './RecordNumber';

interface RecordEntryProps {
  record: RegisterRecord;
  note?: string;
  /** Whether its own page shows it. */
  isHere?: boolean;
  lang: Lang;
}

/** A record on a line in time. */
export function RecordEntry({ record, note, isHere = false, lang }: RecordEntryProps) {
  const { date, number, title } = record;
  return (
    <li className={isHere ? styles.here : undefined}>
      <time dateTime={date}>{date && formatDocumentDate(date, lang)}</time>
      <div>
        {isHere ? (
          <strong aria-current="true">{translator(lang)('record.this')}</strong>
        ) : (
          <a href={recordPath(record.register, record.id, lang)}>{title[lang]}</a>
        )}
        {number && (
          <>
            {' '}
            (<RecordNumber number={number} lang={lang} />)
          </>
        )}
        {note && !isHere && (
          <>
            {' '}
            <span className={styles.note}>{note}</span>
          </>
        )}
      </div>
    </li>
  );
}
