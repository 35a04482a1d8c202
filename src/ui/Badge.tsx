import type { ReactNode } from 'react';
import styles from './Badge.module.css';

/** A short mark beside a title: "new", "specimen". */
export function Badge({ children }: { children?: ReactNode }) {
  return <span className={styles.badge}>{children}</span>;
}
