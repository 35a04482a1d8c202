import type { CalendarStep } from '../../../schemas/crop-calendar';
import { translator } from '../../../words/strings';
import type { CropYear } from './crop-year';
import styles from './DueNow.module.css';

/** What to take along to a step, and when it was in past years. */
export function StepNotes({ year, step }: { year: CropYear; step: CalendarStep }) {
  const { lang, knownOf } = year;
  return (
    <>
      {step.bring && (
        <div className={styles.bring}>
          <p>{translator(lang)('myYear.bring')}</p>
          <ul>
            {step.bring.map((paper) => (
              <li key={paper[lang]}>{paper[lang]}</li>
            ))}
          </ul>
        </div>
      )}
      {knownOf(step).map((sentence) => (
        <p key={sentence} className={styles.known}>
          {sentence}
        </p>
      ))}
    </>
  );
}
