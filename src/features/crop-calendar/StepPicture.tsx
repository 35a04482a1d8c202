import type { StepPictureName } from '../../schemas/crop-calendar';
import { STEP_DRAWINGS } from './step-drawings';
import styles from './StepPicture.module.css';

/** What is done in a step, drawn. The words beside it say the same. */
export function StepPicture({ name }: { name: StepPictureName }) {
  return (
    <svg className={styles.picture} viewBox="0 0 64 64" aria-hidden="true" data-step-picture={name}>
      {STEP_DRAWINGS[name].picture.map(([ink, d]) => (
        <path key={d} className={styles[ink]} d={d} />
      ))}
    </svg>
  );
}
