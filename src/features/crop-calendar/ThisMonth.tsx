import type { Lang } from '../../language/lang';
import { pathFor } from '../../addresses/routes';
import type { CalendarStep } from '../../schemas/crop-calendar';
import { translator } from '../../words/strings';
import { monthOf, MONTHS } from './calendar';
import { anchorOf, monthLine, timeOf } from './calendar-words';
import { CropWheel } from './CropWheel';
import styles from './ThisMonth.module.css';

interface ThisMonthProps {
  steps: CalendarStep[];
  /** Day of the build. */
  today: string;
  /** On the page of the calendar: in a box beside the wheel, with links to the pages that explain the steps. */
  isBoxed?: boolean;
  lang: Lang;
}

/**
 * What a cultivator does this month. The month of the build is shown at first;
 * `behaviour/crop-calendar.ts` shows another when the page is older.
 */
export function ThisMonth({ steps, lang, today, isBoxed = false }: ThisMonthProps) {
  const built = monthOf(today);
  const hrefOf = (step: CalendarStep) =>
    isBoxed ? pathFor(step.page, lang) : `${pathFor('opium/overview', lang)}#${anchorOf(step)}`;
  const [first] = steps;
  const words = (
    <div className={isBoxed ? styles.box : undefined} data-calendar data-general-month>
      {MONTHS.map((month) => (
        <div key={month} className={styles.month} data-month={month} data-shown={month === built ? '' : undefined}>
          <Month month={month} steps={steps} hrefOf={hrefOf} lang={lang} />
        </div>
      ))}
      {isBoxed && first && (
        <p className={styles.all}>
          <a href={`#${anchorOf(first)}`}>{translator(lang)('calendar.all')}</a>
        </p>
      )}
    </div>
  );
  if (!isBoxed) return words;
  return (
    <div className={styles.withWheel}>
      {words}
      <CropWheel steps={steps} today={today} href={first && `#${anchorOf(first)}`} lang={lang} />
    </div>
  );
}

interface MonthProps {
  month: number;
  steps: CalendarStep[];
  hrefOf: (step: CalendarStep) => string;
  lang: Lang;
}

/** The steps of a month with their duties; where it has none, the step that comes next. */
function Month({ month, steps, hrefOf, lang }: MonthProps) {
  const { due, words } = monthLine(month, steps, lang);
  return (
    <>
      <p className={styles.lead}>{words}</p>
      {due.map((step) => (
        <p key={step.id}>
          <a href={hrefOf(step)} className={styles.step}>
            {step.title[lang]}
          </a>{' '}
          ({timeOf(step, lang)}) <span className={styles.duty}>{step.duty[lang]}</span>
        </p>
      ))}
    </>
  );
}
