import type { Lang } from '../language/lang';
import { translator } from '../words/strings';
import styles from './Contents.module.css';

/** A list longer than this would push the page itself off a phone's screen; it stays folded. */
const OPEN_ENTRIES = 8;

/** The sections of a long page. */
export function Contents({ headings, lang }: { headings: { id: string; text: string }[]; lang: Lang }) {
  const title = <h2 id="contents">{translator(lang)('page.contents')}</h2>;
  const list = (
    <ul>
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ul>
  );
  const isFolded = headings.length > OPEN_ENTRIES;
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      {isFolded ? (
        <details>
          <summary>{title}</summary>
          {list}
        </details>
      ) : (
        <>
          {title}
          {list}
        </>
      )}
    </nav>
  );
}
