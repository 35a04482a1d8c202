import { fill, formatDate } from '../../language/format';
import type { Lang } from '../../language/lang';
import { stateOn } from '../../lib/period';
import { periodOf, standingOn } from '../../domain/register-records';
import type { RegisterRecord } from '../../schemas/record';
import { translator } from '../../words/strings';
import styles from './ValidityMark.module.css';

/**
 * Whether a record holds today, as a word; nothing where that is not known. Where days are known, all three answers ride along, so that
 * the page's script can change the word.
 */
export function ValidityMark({ record, lang, today }: { record: RegisterRecord; lang: Lang; today: string }) {
  const t = translator(lang);
  const period = periodOf(record);
  if (!period) {
    const standing = standingOn(record, today);
    if (standing === 'not-known') return null;
    return (
      <span className={styles.mark} data-state={standing}>
        {t(`validity.${standing}`)}
      </span>
    );
  }
  const { from, until } = period;
  const words =
    record.register === 'events'
      ? { upcoming: t('event.upcoming'), current: t('event.current'), ended: t('event.ended') }
      : {
          upcoming: from && fill(t('validity.upcoming'), { date: formatDate(from, lang) }),
          current: fill(t('validity.current'), { date: formatDate(until, lang) }),
          ended: fill(t('validity.ended'), { date: formatDate(until, lang) }),
        };
  const state = stateOn(today, period);
  return (
    <span
      className={styles.mark}
      data-state={state}
      data-from={from}
      data-until={until}
      data-upcoming={words.upcoming}
      data-current={words.current}
      data-ended={words.ended}
    >
      {words[state]}
    </span>
  );
}
