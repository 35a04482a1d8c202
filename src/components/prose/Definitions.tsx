import type { ReactNode } from 'react';
import styles from './Definitions.module.css';

/** Terms and what they mean. */
export function Definitions({ children }: { children: ReactNode }) {
  return <dl className={styles.definitions}>{children}</dl>;
}

/** One term with its meaning, inside `Definitions`. */
export function Definition({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
