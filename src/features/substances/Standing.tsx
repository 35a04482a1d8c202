import type { Standing as StandingCode } from '../../schemas/substance-rules';
import styles from './Standing.module.css';

/** How a substance stands in law, in a few words with a mark. */
export function Standing({ standing, children }: { standing: StandingCode; children: string }) {
  return (
    <span className={styles.standing} data-standing={standing}>
      {children}
    </span>
  );
}
