import { recordPath } from '../../addresses/registers';
import type { Line } from '../../content/register-pages';
import { fill, formatNumber } from '../../language/format';
import type { Lang } from '../../language/lang';
import type { RegisterRecord } from '../../schemas/record';
import { translator } from '../../words/strings';
import { RecordEntry } from './RecordEntry';
import styles from './RecordLine.module.css';

/** A longer line is shortened. */
const LONG = 8;
/** Changes that stay beside the record itself, before and after it. */
const NEAR = 2;
/** Changes that stay at the end of the line of a law. */
const NEWEST = 5;

interface RecordLineProps {
  record: RegisterRecord;
  line: Line;
  /** Makes the ids of several lines differ. */
  number: number;
  lang: Lang;
}

/** A law and what changed it, as a line in time. A long one is folded, and on the page of an amendment leads to the law for the rest. */
export function RecordLine({ record, line: { base, changes }, number, lang }: RecordLineProps) {
  const t = translator(lang);
  const isOwn = record === base;
  const here = changes.findIndex((each) => each === record || isSameText(each, record));
  const isShort = changes.length <= LONG;
  const shown = isShort
    ? changes
    : isOwn
      ? changes.slice(-NEWEST)
      : changes.slice(Math.max(0, here - NEAR), here + NEAR + 1);
  const folded = isOwn && !isShort ? changes.slice(0, -NEWEST) : [];
  const all = fill(t('record.all'), { count: formatNumber(changes.length, lang) });
  const id = `changes-${number}`;
  const entries = (records: RegisterRecord[]) =>
    records.map((each) => <RecordEntry key={each.id} record={each} isHere={each === changes[here]} lang={lang} />);
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{isOwn ? t('record.changes') : fill(t('record.changesOf'), { title: base.title[lang] })}</h2>
      <ol className={styles.line}>
        <RecordEntry record={base} note={t('record.first')} isHere={isOwn} lang={lang} />
        {folded.length > 0 && (
          <li className={styles.folded}>
            <details>
              <summary>{fill(t('record.earlier'), { count: formatNumber(folded.length, lang) })}</summary>
              <ol className={styles.line}>{entries(folded)}</ol>
            </details>
          </li>
        )}
        {entries(shown)}
      </ol>
      {!isOwn && !isShort && (
        <p>
          <a href={`${recordPath(base.register, base.id, lang)}#changes-1`}>{all}</a>
        </p>
      )}
    </section>
  );
}

/** Rules and the notification that published them are one text in two registers. */
function isSameText(a: RegisterRecord, b: RegisterRecord): boolean {
  return a.number !== undefined && a.number === b.number && a.date === b.date;
}
