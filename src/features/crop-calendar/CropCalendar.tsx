import { pathFor } from '../../addresses/routes';
import { Badge } from '../../ui/Badge';
import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import type { CalendarStep } from '../../schemas/crop-calendar';
import { monthOf, numbersOf } from './calendar';
import { anchorOf, timeOf } from './calendar-words';
import type { CropYear } from './my-year/crop-year';
import { StepNotes } from './my-year/StepNotes';
import styles from './CropCalendar.module.css';
import { StepPicture } from './StepPicture';

interface CropCalendarProps {
  steps: CalendarStep[];
  /** Day of the build, whose steps are marked; none are on a sheet that hangs for a year. */
  today?: string;
  /** On the page of a crop year: what to take along, and dates of past years. */
  year?: CropYear;
  lang: Lang;
}

/**
 * The steps of a crop year with their pictures and months, in short: each leads to the page that explains it.
 * `behaviour/crop-calendar.ts` marks those of the current month when the page was built in another.
 */
export function CropCalendar({ steps, today, year, lang }: CropCalendarProps) {
  const t = translator(lang);
  const built = today === undefined ? undefined : monthOf(today);
  const numbers = numbersOf(steps);
  return (
    <ol className={styles.calendar} aria-label={t('calendar.caption')} data-calendar={today && ''}>
      {steps.map((step, index) => (
        <li
          key={step.id}
          id={anchorOf(step)}
          className={styles.step}
          data-months={step.months.join(' ')}
          aria-current={built !== undefined && step.months.includes(built) ? 'date' : undefined}
        >
          <div className={styles.pictures}>
            {step.pictures.map((name) => name && <StepPicture key={name} name={name} />)}
          </div>
          <div>
            <p className={styles.head}>
              {numbers[index] !== undefined && <span className={styles.number}>{numbers[index]}</span>}
              <a href={pathFor(step.page, lang)}>{step.title[lang]}</a>
            </p>
            <p className={styles.when}>
              {timeOf(step, lang)}{' '}
              {today && (
                <span className={styles.now} data-index="off" data-text="off">
                  <Badge>{t('calendar.thisMonth')}</Badge>
                </span>
              )}
            </p>
            <p className={styles.duty}>{step.duty[lang]}</p>
            {year && <StepNotes year={year} step={step} />}
          </div>
        </li>
      ))}
    </ol>
  );
}
