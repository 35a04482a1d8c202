import { numbersOf } from '../../features/crop-calendar/calendar';
import { timeOf } from '../../features/crop-calendar/calendar-words';
import { StepPicture } from '../../features/crop-calendar/StepPicture';
import type { Lang } from '../../language/lang';
import type { CalendarStep } from '../../schemas/crop-calendar';
import styles from './Poster.module.css';

/** The steps of a crop year, each drawn, with its number and its months. */
export function PosterSteps({ steps, lang }: { steps: CalendarStep[]; lang: Lang }) {
  const numbers = numbersOf(steps);
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => (
        <li key={step.id}>
          <StepPicture name={step.pictures[0]} />
          <div>
            <p className={styles.stepName}>
              {numbers[index] !== undefined && <span>{numbers[index]}. </span>}
              {step.title[lang]}
            </p>
            <p>{timeOf(step, lang)}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
