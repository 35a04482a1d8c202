import { calendarPath } from '../../addresses/registers';
import { calendarOf } from '../../content/calendar';
import { formatBytes } from '../../words/format-document';
import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import type { RecordOf } from '../../schemas/record';
import styles from '../prose/Download.module.css';

/** The closing moment of a tender, or an event, as a file for the reader's own calendar. */
export function CalendarLink({ record, lang }: { record: RecordOf<'tenders' | 'events'>; lang: Lang }) {
  const t = translator(lang);
  const size = formatBytes(Buffer.byteLength(calendarOf(record, lang)), lang);
  return (
    <a
      className={styles.download}
      href={calendarPath(record.register, record.id, lang)}
      type="text/calendar"
      hrefLang={lang}
    >
      <span className={styles.title}>
        {t(record.register === 'tenders' ? 'calendar.addClosing' : 'calendar.addEvent')}
        <span className="visually-hidden">: {record.title[lang]}</span>
      </span>{' '}
      <span className={styles.facts}>
        ({t('calendar.file')}, {size})
      </span>
    </a>
  );
}
