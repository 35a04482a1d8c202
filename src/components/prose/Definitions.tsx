import type { ReactNode } from 'react';
import { DescriptionItem } from '../../ui/DescriptionItem';
import styles from './Definitions.module.css';

/** Terms and what they mean. */
export function Definitions({ children }: { children: ReactNode }) {
  return <dl className={styles.definitions}>{children}</dl>;
}

/** One term with its meaning, inside `Definitions`. */
export function Definition({ term, children }: { term: string; children: ReactNode }) {
  return <DescriptionItem label={term}>{children}</DescriptionItem>;
}
