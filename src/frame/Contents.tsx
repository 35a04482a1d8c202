import type { Lang } from '../language/lang';
import { translator } from '../words/strings';
import styles from './Contents.module.css';

const CONTENTS_ID = 'contents';

interface Heading {
  id: string;
  text: string;
}

/**
 * The sections of a page. On wide screens a list beside the text that stays in view (`behaviour/contents.ts` marks the section being read); on small
 * ones a native popover behind one line under the title.
 */
export function Contents({ headings, lang }: { headings: Heading[]; lang: Lang }) {
  const t = translator(lang);
  return (
    <div data-beside>
      <button type="button" className={styles.line} popoverTarget={CONTENTS_ID}>
        {t('page.contents')}
      </button>
      <nav
        id={CONTENTS_ID}
        popover="auto"
        className={styles.contents}
        aria-label={t('page.contents')}
        data-contents
        data-silent
      >
        <p className={styles.title} aria-hidden="true">
          {t('page.contents')}
        </p>
        <ul>
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

/** A small button that follows on a phone once the reader is more than two screens down a page of more than three. */
export function ContentsButton({ lang }: { lang: Lang }) {
  return (
    <div className={styles.following} data-print="hide" data-silent>
      <button type="button" popoverTarget={CONTENTS_ID}>
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path d="M2 5h2M7 5h11M2 10h2M7 10h11M2 15h2M7 15h11" stroke="currentColor" strokeWidth="2" />
        </svg>
        {translator(lang)('page.contentsButton')}
      </button>
    </div>
  );
}
