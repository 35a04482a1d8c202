import type { Lang } from '../../language/lang';
import type { Source } from '../../schemas/source';
import type { TimelineEntry } from '../../schemas/timeline';
import { SourceList } from './SourceList';
import styles from './Timeline.module.css';

/** What happened when, as a list along a line. */
export function Timeline(props: { entries: TimelineEntry[]; sources: Map<string, Source>; lang: Lang }) {
  const { entries, sources, lang } = props;
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
      <figcaption>
        <SourceList ids={entries.flatMap(({ source }) => source)} sources={sources} lang={lang} />
      </figcaption>
    </figure>
  );
}
