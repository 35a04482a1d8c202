import { pathFor } from '../../addresses/routes';
import type { Lang } from '../../language/lang';
import type { CalendarStep } from '../../schemas/crop-calendar';
import { translator } from '../../words/strings';
import { numbersOf } from './calendar';
import { shortTime, shortTitle } from './calendar-words';
import styles from './CropSteps.module.css';
import { StepPicture } from './StepPicture';

/** The steps of the crop as one strip, each with its picture, number, name and months; those of this page are lit. */
export function CropSteps({ steps, route, lang }: { steps: CalendarStep[]; route: string; lang: Lang }) {
  const numbers = numbersOf(steps);
  return (
    <figure className={styles.figure} data-drawn="crop-steps">
      <ol className={styles.strip} aria-label={translator(lang)('calendar.caption')}>
        {steps.map((step, index) => (
          <li key={step.id} className={styles.step} aria-current={step.page === route ? 'step' : undefined}>
            <span className={styles.picture}>
              {step.pictures[0] && <StepPicture name={step.pictures[0]} />}
              {numbers[index] !== undefined && <b className={styles.number}>{numbers[index]}</b>}
            </span>{' '}
            {step.page === route ? (
              shortTitle(step, lang)
            ) : (
              <a href={pathFor(step.page, lang)}>{shortTitle(step, lang)}</a>
            )}{' '}
            <span className={styles.when}>{shortTime(step, lang)}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
