import { pathFor } from '../../addresses/routes';
import { Badge } from '../../ui/Badge';
import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import type { CalendarStep } from '../../schemas/crop-calendar';
import { anchorOf, timeOf } from './calendar-words';
import styles from './CropCalendar.module.css';

/**
 * The steps of a crop year with their months, in short: each leads to the page that explains it.
 * `behaviour/crop-calendar.ts` marks those of the current month, because the page may have been built in another.
 */
export function CropCalendar({ steps, lang }: { steps: CalendarStep[]; lang: Lang }) {
  const t = translator(lang);
  return (
    <ol className={styles.calendar} aria-label={t('calendar.caption')} data-calendar>
      {steps.map((step) => (
        <li
          key={step.id}
          id={anchorOf(step)}
          className={`${styles.step} ${step.isOwnWork ? '' : styles.numbered}`}
          data-months={step.months.join(' ')}
        >
          <p className={styles.head}>
            <a href={pathFor(step.page, lang)}>{step.title[lang]}</a>{' '}
            <span className={styles.when}>{timeOf(step, lang)}</span>{' '}
            <span hidden data-this-month>
              <Badge>{t('calendar.thisMonth')}</Badge>
            </span>
          </p>
          <p>{step.duty[lang]}</p>
        </li>
      ))}
    </ol>
  );
}
