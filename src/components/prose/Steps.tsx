import type { ReactNode } from 'react';
import styles from './Steps.module.css';

/** A numbered list of things to do, one after the other. */
export function Steps({ children }: { children: ReactNode }) {
  return <div className={styles.steps}>{children}</div>;
}
