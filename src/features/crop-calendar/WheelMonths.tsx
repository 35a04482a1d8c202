import type { Lang } from '../../language/lang';
import type { CalendarStep } from '../../schemas/crop-calendar';
import { translator } from '../../words/strings';
import { dueIn, MONTHS } from './calendar';
import { monthName, shortTitle } from './calendar-words';
import styles from './CropWheel.module.css';

interface WheelMonthsProps {
  steps: CalendarStep[];
  /** Month of the build. */
  built: number;
  lang: Lang;
}

/** What each month brings; one of them is shown. */
export function WheelMonths({ steps, built, lang }: WheelMonthsProps) {
  return MONTHS.map((month) => {
    const { isAhead, due } = dueIn(month, steps);
    return (
      <span key={month} className={styles.brings} data-month={month} data-shown={month === built ? '' : undefined}>
        <b>{monthName(month, lang)}</b>
        {isAhead && <small>{translator(lang)('wheel.next')}</small>}
        {due.map((step) => (
          <span key={step.id}>{shortTitle(step, lang)}</span>
        ))}
        {isAhead && due.map(({ id, months: [first = month] }) => <small key={id}>{monthName(first, lang)}</small>)}
      </span>
    );
  });
}
