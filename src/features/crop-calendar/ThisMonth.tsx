import type { Lang } from '../../language/lang';
import { pathFor } from '../../addresses/routes';
import type { CalendarStep } from '../../schemas/crop-calendar';
import { MONTHS } from './calendar';
import { anchorOf, monthLine, timeOf } from './calendar-words';
import styles from './ThisMonth.module.css';

/**
 * What a cultivator does this month. The month of the build is shown at first;
 * `behaviour/crop-calendar.ts` shows another when the page is older.
 */
export function ThisMonth({ steps, lang, today }: { steps: CalendarStep[]; lang: Lang; today: string }) {
  const built = Number(today.slice(5, 7));
  return (
    <div data-calendar>
      {MONTHS.map((month) => (
        <div key={month} className={styles.month} data-month={month} data-shown={month === built ? '' : undefined}>
          <Month month={month} steps={steps} lang={lang} />
        </div>
      ))}
    </div>
  );
}

/** The steps of a month with their duties; where it has none, the step that comes next. */
function Month({ month, steps, lang }: { month: number; steps: CalendarStep[]; lang: Lang }) {
  const { due, words } = monthLine(month, steps, lang);
  return (
    <>
      <p className={styles.lead}>{words}</p>
      {due.map((step) => (
        <p key={step.id}>
          <a href={`${pathFor('opium/overview', lang)}#${anchorOf(step)}`} className={styles.step}>
            {step.title[lang]}
          </a>{' '}
          ({timeOf(step, lang)}) <span className={styles.duty}>{step.duty[lang]}</span>
        </p>
      ))}
    </>
  );
}
