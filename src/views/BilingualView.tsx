import type { ReactNode } from 'react';
import { type Lang, LANGS } from '../language/lang';
import { type Translator, translator } from '../words/strings';
import styles from './BilingualView.module.css';

interface BilingualViewProps {
  titleKey: 'choose.title' | 'notFound.title';
  children: (lang: Lang, t: Translator) => ReactNode;
}

/** The same thing in both languages, side by side: for pages that cannot know the reader's language. */
export function BilingualView({ titleKey, children }: BilingualViewProps) {
  return (
    <div className={styles.view}>
      <div className={`page-width ${styles.columns}`} data-bilingual>
        {LANGS.map((lang, index) => {
          const Heading = index === 0 ? 'h1' : 'h2';
          const t = translator(lang);
          return (
            <section key={lang} lang={lang} className={styles.column}>
              <Heading className={styles.title}>{t(titleKey)}</Heading>
              {children(lang, t)}
            </section>
          );
        })}
      </div>
    </div>
  );
}
