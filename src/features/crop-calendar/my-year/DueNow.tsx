import { pathFor } from '../../../addresses/routes';
import type { CalendarStep } from '../../../schemas/crop-calendar';
import { translator } from '../../../words/strings';
import { timeOf } from '../calendar-words';
import type { CropYear, MonthsOfYear } from './crop-year';
import styles from './DueNow.module.css';
import { StepNotes } from './StepNotes';

interface DueNowProps {
  year: CropYear;
  /** Day of the build: its month is shown until `behaviour/crop-calendar.ts` has looked at the clock. */
  today: string;
  /** On the front page: what comes next is only named. */
  isShort?: boolean;
}

/** What is due now at the bureau and what comes next. */
export function DueNow({ year, today, isShort = false }: DueNowProps) {
  const built = Number(today.slice(5, 7));
  return (
    <div className={styles.due} data-calendar>
      {year.months.map((group) => (
        <div
          key={group.months.join(' ')}
          className={styles.months}
          data-month={group.months.join(' ')}
          data-shown={group.months.includes(built) ? '' : undefined}
        >
          <Months year={year} isShort={isShort} {...group} />
        </div>
      ))}
    </div>
  );
}

function Months({ year, isShort, due, next }: MonthsOfYear & { year: CropYear; isShort: boolean }) {
  const t = translator(year.lang);
  return (
    <>
      <p className={styles.label}>{t('myYear.now')}</p>
      {due.length === 0 && <p className={styles.none}>{t('myYear.nothing')}</p>}
      {due.map((step) => (
        <Step key={step.id} year={year} step={step} />
      ))}
      <p className={styles.label}>{t('myYear.next')}</p>
      {next.map((step) => (
        <Step key={step.id} year={year} step={step} isNamed={isShort} />
      ))}
    </>
  );
}

function Step({ year, step, isNamed = false }: { year: CropYear; step: CalendarStep; isNamed?: boolean }) {
  const { lang } = year;
  return (
    <div className={styles.step}>
      <p>
        <a href={pathFor(step.page, lang)}>{step.title[lang]}</a>{' '}
        <span className={styles.time}>{timeOf(step, lang)}</span>
      </p>
      {!isNamed && (
        <>
          <p>{step.duty[lang]}</p>
          <StepNotes year={year} step={step} />
        </>
      )}
    </div>
  );
}
