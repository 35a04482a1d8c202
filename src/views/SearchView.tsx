import { Provenance } from '../components/content/Provenance';
import { SearchForm } from '../components/frame/SearchForm';
import { translator } from '../i18n/strings';
import { pathFor } from '../routes';
import { PageHead } from './PageHead';
import styles from './SearchView.module.css';
import type { ViewProps } from './view';

/**
 * The search page: all pages with their summaries, complete without scripts.
 * `behaviour/search-filter.ts` narrows the list to the words of `?q=`.
 */
export function SearchView({ lang, routeId, meta, pages, children }: ViewProps) {
  const t = translator(lang);
  return (
    <>
      <PageHead lang={lang} routeId={routeId} meta={meta} />
      <div className={`page-width ${styles.body}`} data-search>
        <SearchForm lang={lang} id="page-search" />
        <output
          className={styles.status}
          data-search-status
          data-found={t('search.found')}
          data-none={t('search.none')}
        />
        <p hidden data-search-all>
          <a href={pathFor(routeId, lang)}>{t('search.showAll')}</a>
        </p>
        <h2 className={styles.heading} data-search-heading data-results={t('search.results')}>
          {t('search.allPages')}
        </h2>
        <ul className={styles.results}>
          {[...pages].map(([id, page]) => (
            <li key={id} data-search-item>
              <a href={pathFor(id, lang)}>{page.title}</a>
              <p>{page.summary}</p>
            </li>
          ))}
        </ul>
        <div className={styles.prose}>{children}</div>
        <Provenance lang={lang} meta={meta} />
      </div>
    </>
  );
}
