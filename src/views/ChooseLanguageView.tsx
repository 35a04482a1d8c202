import { LANGS } from '../i18n/lang';
import { translator } from '../i18n/strings';
import { pathFor } from '../routes';
import styles from './BilingualView.module.css';

/** The bare address `/`: both languages as links. A script goes on to the language used last. */
export function ChooseLanguageView() {
  return (
    <div className={styles.view}>
      <div className={`page-width ${styles.columns}`} data-bilingual>
        {LANGS.map((lang, index) => {
          const t = translator(lang);
          const Heading = index === 0 ? 'h1' : 'h2';
          return (
            <section key={lang} lang={lang} className={styles.column}>
              <Heading className={styles.title}>{t('choose.title')}</Heading>
              <p>{t('choose.text')}</p>
              <p>
                <a href={pathFor('home/home', lang)} hrefLang={lang} className={styles.choice}>
                  {t('language.name')}
                </a>
              </p>
            </section>
          );
        })}
      </div>
    </div>
  );
}
