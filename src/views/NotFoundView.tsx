import { SearchForm } from '../components/frame/SearchForm';
import { LANGS } from '../i18n/lang';
import { translator } from '../i18n/strings';
import { pathFor } from '../routes';
import styles from './BilingualView.module.css';

/** What a wrong address shows: the same help in both languages. */
export function NotFoundView() {
  return (
    <div className={styles.view}>
      <div className={`page-width ${styles.columns}`} data-bilingual>
        {LANGS.map((lang, index) => {
          const t = translator(lang);
          const Heading = index === 0 ? 'h1' : 'h2';
          return (
            <section key={lang} lang={lang} className={styles.column}>
              <Heading className={styles.title}>{t('notFound.title')}</Heading>
              <p>{t('notFound.text')}</p>
              <SearchForm lang={lang} id={`search-${lang}`} />
              <ul className={styles.links}>
                {[
                  ['home/home', t('nav.home')],
                  ['others/sitemap', t('notFound.sitemap')],
                  ['about/contact', t('help.contact')],
                ].map(([route = '', label]) => (
                  <li key={route}>
                    <a href={pathFor(route, lang)}>{label}</a>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </div>
  );
}
