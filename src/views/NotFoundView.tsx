import { pathFor } from '../addresses/routes';
import { SearchForm } from '../frame/SearchForm';
import { BilingualView } from './BilingualView';
import styles from './BilingualView.module.css';

/** Where a reader with a wrong address can go on. */
const WAYS_ON = [
  { route: 'home/home', labelKey: 'nav.home' },
  { route: 'others/sitemap', labelKey: 'notFound.sitemap' },
  { route: 'about/contact', labelKey: 'help.contact' },
] as const;

/** What a wrong address shows: the same help in both languages. `features/lost-address` adds what was perhaps meant. */
export function NotFoundView() {
  return (
    <BilingualView titleKey="notFound.title">
      {(lang, t) => (
        <>
          <p>{t('notFound.text')}</p>
          <div aria-live="polite">
            <div data-guess={lang} hidden>
              <p>
                <b>{t('notFound.guess')}</b>
              </p>
              <ul className={styles.links} />
            </div>
          </div>
          <SearchForm lang={lang} id={`search-${lang}`} hasSuggestions />
          <ul className={styles.links}>
            {WAYS_ON.map(({ route, labelKey }) => (
              <li key={route}>
                <a href={pathFor(route, lang)}>{t(labelKey)}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </BilingualView>
  );
}
