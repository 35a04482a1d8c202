import { doubtAnchor } from '../domain/page-notes';
import styles from './DoubtMark.module.css';

interface DoubtMarkProps {
  /** Names the doubt: `doubtId(…)`. */
  about: string;
  /** Read out in place of the sign. */
  label: string;
  /** Address of the page whose end tells about it, where it is another page. */
  path?: string | undefined;
}

/** A small sign at a value that is not confirmed; it leads to the reason at the end of the page. */
export function DoubtMark({ about, label, path = '' }: DoubtMarkProps) {
  return (
    <a className={styles.mark} href={`${path}#${doubtAnchor(about)}`} data-doubt>
      <span aria-hidden="true">?</span>
      <span className="visually-hidden">{label}</span>
    </a>
  );
}
