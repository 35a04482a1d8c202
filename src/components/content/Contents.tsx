import type { Lang } from '../../i18n/lang';
import { translator } from '../../i18n/strings';
import styles from './Contents.module.css';

/** The sections of a long page. */
export function Contents({ headings, lang }: { headings: { id: string; text: string }[]; lang: Lang }) {
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <h2 id="contents">{translator(lang)('page.contents')}</h2>
      <ul>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
