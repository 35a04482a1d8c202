import type { Lang } from '../language/lang';
import { translator } from '../words/strings';
import styles from './Contents.module.css';
import type { Guide } from './guide';

const CONTENTS_ID = 'contents';

interface Heading {
  id: string;
  text: string;
}

interface ContentsProps {
  headings: Heading[];
  /** The guide of which the page is a chapter: its chapters stand around the sections. */
  guide?: Guide | undefined;
  lang: Lang;
}

/**
 * The sections of a page, within the chapters of its guide. On wide screens a list beside the text that stays in view (`behaviour/contents.ts` marks the section being read); on small
 * ones a native popover behind one line under the title.
 */
export function Contents({ headings, guide, lang }: ContentsProps) {
  const t = translator(lang);
  const name = t(guide ? 'guide.contents' : 'page.contents');
  const sections = headings.length > 0 && (
    <ul>
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ul>
  );
  return (
    <div data-beside>
      <button type="button" className={styles.line} popoverTarget={CONTENTS_ID} data-print="hide">
        {name}
      </button>
      <nav id={CONTENTS_ID} popover="auto" className={styles.contents} aria-label={name} data-contents data-silent>
        <p className={styles.title} aria-hidden={!guide}>
          {guide ? <a href={guide.href}>{guide.title}</a> : name}
        </p>
        {guide ? (
          <>
            <ol>
              {guide.chapters.map(({ id, label, href }, index) => (
                <li key={id}>
                  {index === guide.place ? (
                    <>
                      <a href="#main" aria-current="page">
                        {label}
                      </a>
                      {sections}
                    </>
                  ) : (
                    <a href={href}>{label}</a>
                  )}
                </li>
              ))}
            </ol>
            <p className={styles.whole}>
              <a href={guide.whole}>{t('guide.whole')}</a>
            </p>
          </>
        ) : (
          sections
        )}
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
