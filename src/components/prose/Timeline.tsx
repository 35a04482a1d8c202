import type { Lang } from '../../language/lang';
import type { TimelineEntry } from '../../schemas/timeline';
import styles from './Timeline.module.css';

/** What happened when, as a list along a line. */
export function Timeline({ entries, lang }: { entries: TimelineEntry[]; lang: Lang }) {
  return (
    <figure className={styles.timeline}>
      <ol className={styles.entries}>
        {entries.map(({ when, title, text }) => (
          <li key={title.en} className={styles.entry}>
            <p className={styles.when}>{when[lang]}</p>
            <div>
              <p className={styles.title}>{title[lang]}</p>
              <p>{text[lang]}</p>
            </div>
          </li>
        ))}
      </ol>
    </figure>
  );
}
