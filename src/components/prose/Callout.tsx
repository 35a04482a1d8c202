import type { ReactNode } from 'react';
import type { CALLOUT_KINDS } from '../../schemas/part';
import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import styles from './Callout.module.css';

interface CalloutProps {
  kind: (typeof CALLOUT_KINDS)[number];
  title: string;
  lang: Lang;
  children: ReactNode;
}

/** What must not be overlooked: a duty, a warning, a note. The kind is said in words, not by colour alone. */
export function Callout({ kind, title, lang, children }: CalloutProps) {
  return (
    <div className={`${styles.callout} ${styles[kind]}`} role="note">
      <p className={styles.title}>
        <span className={styles.kind}>{translator(lang)(`callout.${kind}`)}:</span> {title}
      </p>
      {children}
    </div>
  );
}
