import type { ReactNode } from 'react';
import { type Lang, LANGS } from '../language/lang';
import { type StringKey, translator } from '../words/strings';
import styles from './BilingualView.module.css';

/** The same thing in both languages, side by side: for pages that cannot know the reader's language. */
export function BilingualView({ titleKey, children }: { titleKey: StringKey; children: (lang: Lang) => ReactNode }) {
  return (
    <div className={styles.view}>
      <div className={`page-width ${styles.columns}`} data-bilingual>
        {LANGS.map((lang, index) => {
          const Heading = index === 0 ? 'h1' : 'h2';
          return (
            <section key={lang} lang={lang} className={styles.column}>
              <Heading className={styles.title}>{translator(lang)(titleKey)}</Heading>
              {children(lang)}
            </section>
          );
        })}
      </div>
    </div>
  );
}
