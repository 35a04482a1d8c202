import type { ReactNode } from 'react';
import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import styles from './Details.module.css';

interface DetailsProps {
  title: string;
  lang: Lang;
  /** Open on paper, too. */
  isPrinted?: boolean;
  children: ReactNode;
}

/** Text that not every reader needs, behind "read more"; the browser opens and closes it. */
export function Details({ title, lang, isPrinted = false, children }: DetailsProps) {
  const t = translator(lang);
  return (
    <details className={styles.details} data-fold={isPrinted ? '' : undefined}>
      <summary>
        <span className={styles.title}>{title}</span>{' '}
        <span className={styles.more} data-text="off">
          {t('details.more')}
        </span>
        <span className={styles.less} data-text="off">
          {t('details.less')}
        </span>
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
