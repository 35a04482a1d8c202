import type { ReactNode } from 'react';
import styles from './RuleCheck.module.css';

interface AnswerProps {
  outcome: string;
  isGood: boolean;
  verdict: string;
  children: ReactNode;
}

/** One possible answer, kept ready: the script copies it into the page and fills in the areas. */
export function Answer({ outcome, isGood, verdict, children }: AnswerProps) {
  return (
    <template data-outcome={outcome}>
      <div className={isGood ? styles.answer : `${styles.answer} ${styles.bad}`}>
        <p className={styles.verdict}>{verdict}</p>
        {children}
      </div>
    </template>
  );
}
